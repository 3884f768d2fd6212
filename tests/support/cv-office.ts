const SECTOR = 512
const FREE = 0xffffffff

/** A compound file (MS-CFB) with streams of these names, as Office writes it: a DOCX with a password, or an old DOC. */
export function officeFile(streams: readonly string[], content = Buffer.alloc(SECTOR * 3, 7)): Buffer {
  const head = Buffer.alloc(SECTOR)
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]).copy(head)
  head.writeUInt16LE(0x3e, 24)
  head.writeUInt16LE(3, 26)
  head.writeUInt16LE(0xfffe, 28)
  head.writeUInt16LE(9, 30)
  head.writeUInt16LE(6, 32)
  const sectors = Math.ceil(content.length / SECTOR)
  // The directory comes last, so that the first kilobyte does not show the type of the file.
  head.writeUInt32LE(sectors, 48)
  const directory = ['Root Entry', ...streams].map((name, index) => {
    const entry = Buffer.alloc(128)
    entry.write(name, 'utf16le')
    entry.writeUInt16LE((name.length + 1) * 2, 64)
    entry[66] = index === 0 ? 5 : 2
    entry.writeUInt32LE(FREE, 68)
    return entry
  })
  return Buffer.concat([head, content, Buffer.alloc(sectors * SECTOR - content.length), ...directory])
}

/** A DOCX that Word saved with a password. */
export const encryptedDocx = () => officeFile(['EncryptionInfo', 'EncryptedPackage'])

/** Word's format before DOCX. */
export const oldDoc = () => officeFile(['WordDocument', '1Table'])
