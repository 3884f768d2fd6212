const END_MARK = 0x06054b50
const ENTRY_MARK = 0x02014b50
const END_LENGTH = 22
const ENTRY_LENGTH = 46
/** The end record may be followed by a comment of at most this many bytes. */
const LONGEST_COMMENT = 0xffff
/** The smallest a deflated byte can get is about 1:1032 (RFC 1951); a directory that claims less is lying. */
const BEST_RATIO = 1032

/**
 * What a ZIP may inflate to, in bytes: for each entry what its directory says, or what its packed size could at most become where that
 * is less believable. Null when it is no ZIP. Nothing is inflated.
 */
export function inflatedSize(bytes: Uint8Array): number | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(view)
  if (end === null) return null
  const entries = view.getUint16(end + 10, true)
  let offset = view.getUint32(end + 16, true)
  let total = 0
  for (let index = 0; index < entries; index++) {
    if (offset + ENTRY_LENGTH > view.byteLength || view.getUint32(offset, true) !== ENTRY_MARK) return null
    const packed = view.getUint32(offset + 20, true)
    const claimed = view.getUint32(offset + 24, true)
    total += Math.max(claimed, packed)
    if (claimed > packed * BEST_RATIO + 64) return null
    offset +=
      ENTRY_LENGTH +
      view.getUint16(offset + 28, true) +
      view.getUint16(offset + 30, true) +
      view.getUint16(offset + 32, true)
  }
  return total
}

function findEnd(view: DataView): number | null {
  const first = Math.max(0, view.byteLength - END_LENGTH - LONGEST_COMMENT)
  for (let at = view.byteLength - END_LENGTH; at >= first; at--) {
    if (view.getUint32(at, true) === END_MARK) return at
  }
  return null
}
