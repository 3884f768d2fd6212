/** A title without gendered endings, whose stray 'a' or '@' would be indexed: 'Diseñador/a', 'Enfermero(a)'. */
export function cleanTitle(title: string): string {
  return title
    .replace(/(\p{L}{3})\s?\((?:[aeo]|[aeo]s|[ao]\/[ao])\)/giu, '$1')
    .replace(/(\p{L}{3})\/(?:[aeo]s?|-[aeo]s?)(?![\p{L}\p{N}])/giu, '$1')
    .replace(/(\p{L}{2})@(s?)(?![\p{L}\p{N}.])/giu, '$1o$2')
    .replace(/\s+/g, ' ')
    .trim()
}

/**
 * The text to index for a job's title, skills or description. 'TI' is spelled out, because 'ti' is a stop word of the Spanish
 * dictionary, so 'informática' would not find 'Soporte TI'. 'UX/UI' is split, because PostgreSQL takes it for a file path, a single
 * lexeme that neither 'ux' nor 'ui' finds.
 */
export function indexText(text: string): string {
  return cleanTitle(text)
    .replace(/(?<=\p{L})\/(?=\p{L})/gu, ' ')
    .replace(/(?<![\p{L}\p{N}])TI(?:Cs?)?(?![\p{L}\p{N}])/gu, '$& tecnologías de la información')
}
