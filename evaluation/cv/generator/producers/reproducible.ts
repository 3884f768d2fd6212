/** The same file without its creation time (dates, random ids), so that generating it again changes nothing. Offsets stay valid. */
export function reproducible(pdf: Uint8Array): Uint8Array {
  const text = Buffer.from(pdf).toString('latin1')
  const frozen = text
    .replace(/\(D:\d{14}/gu, '(D:20260105120000')
    .replace(/(?<=\/ID\s*\[\s*)<[0-9A-F]{32}>\s*<[0-9A-F]{32}>/giu, (ids) => ids.replace(/[0-9A-F]/giu, '0'))
    .replace(/(?<=\/DocChecksum \/)[0-9A-F]{32}/gu, (sum) => sum.replace(/./gu, '0'))
  return Buffer.from(frozen, 'latin1')
}
