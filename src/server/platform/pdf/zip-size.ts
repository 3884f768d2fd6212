const END_MARK = 0x06054b50
const ENTRY_MARK = 0x02014b50
const END_LENGTH = 22
const ENTRY_LENGTH = 46
/** The end record may be followed by a comment of at most this many bytes. */
const LONGEST_COMMENT = 0xffff
/** Deflate compresses at most about 1032:1 (RFC 1951), so a larger claim in the directory is false. */
const BEST_RATIO = 1032
const XML = /\.(?:xml|rels)$/i

/** In bytes; `xml`: the part that is XML. */
export interface InflatedSize {
  total: number
  xml: number
}

/**
 * The inflated size of a ZIP according to its directory; an entry counts at least its packed size. Null when it is not
 * a ZIP, or when an entry claims an impossible size. Nothing is inflated.
 */
export function inflatedSize(bytes: Uint8Array): InflatedSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(view)
  if (end === null) return null
  const entries = view.getUint16(end + 10, true)
  let offset = view.getUint32(end + 16, true)
  const size: InflatedSize = { total: 0, xml: 0 }
  for (let index = 0; index < entries; index++) {
    if (offset + ENTRY_LENGTH > view.byteLength || view.getUint32(offset, true) !== ENTRY_MARK) return null
    const packed = view.getUint32(offset + 20, true)
    const claimed = view.getUint32(offset + 24, true)
    if (claimed > packed * BEST_RATIO + 64) return null
    const nameEnd = offset + ENTRY_LENGTH + view.getUint16(offset + 28, true)
    size.total += Math.max(claimed, packed)
    if (XML.test(Buffer.from(bytes.subarray(offset + ENTRY_LENGTH, nameEnd)).toString('latin1')))
      size.xml += Math.max(claimed, packed)
    offset +=
      ENTRY_LENGTH +
      view.getUint16(offset + 28, true) +
      view.getUint16(offset + 30, true) +
      view.getUint16(offset + 32, true)
  }
  return size
}

function findEnd(view: DataView): number | null {
  const first = Math.max(0, view.byteLength - END_LENGTH - LONGEST_COMMENT)
  for (let at = view.byteLength - END_LENGTH; at >= first; at--) {
    if (view.getUint32(at, true) === END_MARK) return at
  }
  return null
}
