/**
 * Compound files (MS-CFB): what Word wrote before DOCX, and what a DOCX is wrapped in once it has a password, as a stream of the
 * name `EncryptedPackage` (MS-OFFCRYPTO 2.3.4).
 */
const MAGIC = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])

/** An entry of the directory (MS-CFB 2.6.1): a name in UTF-16, its length with the closing null, what it names. */
const ENTRY_LENGTH = 128
const NAME_LENGTH_AT = 64
const TYPE_AT = 66
const STREAM = 2

const nameOf = (name: string) => Buffer.from(`${name}\0`, 'utf16le')
const ENCRYPTED = nameOf('EncryptedPackage')
/** The text of an old DOC, which may have an encrypted document embedded. */
const OLD_WORD = nameOf('WordDocument')

export const isCompoundFile = (head: Uint8Array): boolean =>
  MAGIC.equals(Buffer.from(head.buffer, head.byteOffset, Math.min(head.byteLength, MAGIC.length)))

/** Looks for the directory's entries in the pieces of a compound file as they pass: sectors begin at multiples of an entry's length. */
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
    /** Of what has passed until now: a document under a password, and no old DOC. */
    isEncryptedOffice: (): boolean => isEncrypted && !isOldWord,
  }
}

const isEntryOf = (bytes: Buffer, at: number, name: Buffer): boolean =>
  bytes.readUInt16LE(at + NAME_LENGTH_AT) === name.length && bytes.subarray(at, at + name.length).equals(name)

/** Whether a whole file is an Office document under a password. */
export function isEncryptedOffice(bytes: Uint8Array): boolean {
  if (!isCompoundFile(bytes)) return false
  const scan = createOfficeScan()
  scan.see(bytes)
  return scan.isEncryptedOffice()
}
