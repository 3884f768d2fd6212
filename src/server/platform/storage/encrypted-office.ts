/**
 * Compound files (MS-CFB): Word's format before DOCX, and the container of a DOCX with a password, in a stream named
 * `EncryptedPackage` (MS-OFFCRYPTO 2.3.4).
 */
const MAGIC = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])

/** A directory entry (MS-CFB 2.6.1): a name in UTF-16, its length with the closing null, and its type. */
const ENTRY_LENGTH = 128
const NAME_LENGTH_AT = 64
const TYPE_AT = 66
const STREAM = 2

const nameOf = (name: string) => Buffer.from(`${name}\0`, 'utf16le')
const ENCRYPTED = nameOf('EncryptedPackage')
/** The text of an old DOC, which may contain an embedded encrypted document. */
const OLD_WORD = nameOf('WordDocument')

export const isCompoundFile = (head: Uint8Array): boolean =>
  MAGIC.equals(Buffer.from(head.buffer, head.byteOffset, Math.min(head.byteLength, MAGIC.length)))

/** Finds directory entries in the chunks of a compound file: sectors start at multiples of an entry's length. */
export function createOfficeScan() {
  let rest = Buffer.alloc(0)
  let isEncrypted = false
  let isOldWord = false
  return {
    see(chunk: Uint8Array): void {
      const bytes = Buffer.concat([rest, chunk])
      let at = 0
      for (; at + ENTRY_LENGTH <= bytes.length; at += ENTRY_LENGTH) {
        if (bytes[at + TYPE_AT] !== STREAM) continue
        isEncrypted ||= isEntryOf(bytes, at, ENCRYPTED)
        isOldWord ||= isEntryOf(bytes, at, OLD_WORD)
      }
      rest = bytes.subarray(at)
    },
    /** For the chunks so far: a document with a password, and not an old DOC. */
    isEncryptedOffice: (): boolean => isEncrypted && !isOldWord,
  }
}

const isEntryOf = (bytes: Buffer, at: number, name: Buffer): boolean =>
  bytes.readUInt16LE(at + NAME_LENGTH_AT) === name.length && bytes.subarray(at, at + name.length).equals(name)

/** Whether a whole file is an Office document with a password. */
export function isEncryptedOffice(bytes: Uint8Array): boolean {
  if (!isCompoundFile(bytes)) return false
  const scan = createOfficeScan()
  scan.see(bytes)
  return scan.isEncryptedOffice()
}
