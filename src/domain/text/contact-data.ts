/** Data that is not needed and must not leave the server: addresses, links, telephone and document numbers. Years are kept. */
const CONTACT_DATA: readonly (readonly [RegExp, string])[] = [
  [/[\p{L}\p{N}._+%-]{1,64}@[\p{L}\p{N}.-]{1,100}/gu, '[correo]'],
  [/(?:https?:\/\/|www\.|linkedin\.com\/)\S+/gi, '[enlace]'],
  [/\+?(?<!\d)\d{7,}|(?:\+\d{1,3}[ .-]?)?(?<!\d)\d{3}[ .-]\d{3}[ .-]\d{3}(?!\d)/g, '[número]'],
  [/\(?\b01\)?[ .-]\d{3}[ .-]?\d{4}(?!\d)/g, '[número]'],
]

/** A text as it may leave the server for a language model. */
export const withoutContactData = (text: string): string =>
  CONTACT_DATA.reduce((rest, [pattern, blank]) => rest.replace(pattern, blank), text)
