/** A partial date as a person types it: '2021-03' → '03/2021', '2021' → '2021'. */
export function monthText(date: string | null): string {
  const [year, month] = date?.split('-') ?? []
  return month ? `${month}/${year}` : (year ?? '')
}

/** '3/2021', '03-2021', '2021-03' → '2021-03'; '2021' → '2021'; '' → null. Undefined for anything else. */
export function parseMonth(text: string): string | null | undefined {
  const clean = text.trim()
  if (clean === '') return null
  const [, month, year] =
    /^(?:(\d{1,2})[/.-])?(\d{4})$/.exec(clean) ??
    ((match) => match && [match[0], match[2], match[1]])(/^(\d{4})[/.-](\d{1,2})$/.exec(clean)) ??
    []
  if (!year || (month !== undefined && (Number(month) < 1 || Number(month) > 12))) return undefined
  return month ? `${year}-${month.padStart(2, '0')}` : year
}
