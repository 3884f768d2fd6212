import { fromBufferPromise } from 'yauzl'

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
export async function inflatedSize(bytes: Uint8Array): Promise<InflatedSize | null> {
  const size: InflatedSize = { total: 0, xml: 0 }
  try {
    const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    for await (const { fileName, compressedSize, uncompressedSize } of zip.eachEntry()) {
      if (uncompressedSize > compressedSize * BEST_RATIO + 64) return null
      const claimed = Math.max(uncompressedSize, compressedSize)
      size.total += claimed
      if (XML.test(fileName)) size.xml += claimed
    }
  } catch {
    return null
  }
  return size
}
