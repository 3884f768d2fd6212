import { expect, test } from 'vitest'
import { encryptedDocx, officeFile, oldDoc } from '#tests/support/cv-office.ts'
import { createOfficeScan, isEncryptedOffice } from './encrypted-office.ts'

test.each([
  ['a DOCX under a password', encryptedDocx(), true],
  ['an old DOC', oldDoc(), false],
  ['an old DOC with an encrypted document in it', officeFile(['WordDocument', 'EncryptedPackage']), false],
  [
    'an old DOC that only speaks of it',
    officeFile(['WordDocument'], Buffer.from('EncryptedPackage', 'utf16le')),
    false,
  ],
  [
    'another compound file whose text has the name',
    officeFile(['Book'], Buffer.from('EncryptedPackage', 'utf16le')),
    false,
  ],
  ['the name behind another magic', Buffer.concat([Buffer.alloc(512), encryptedDocx().subarray(512)]), false],
  ['the magic alone', encryptedDocx().subarray(0, 8), false],
  ['nothing', Buffer.alloc(0), false],
])('%s: a document under a password? %s', (_, bytes, expected) => {
  expect(isEncryptedOffice(bytes)).toBe(expected)
})

test('in pieces of any length it is the same', () => {
  for (const length of [1, 100, 127, 128, 129, 1000]) {
    const scan = createOfficeScan()
    const bytes = encryptedDocx()
    for (let at = 0; at < bytes.length; at += length) scan.see(bytes.subarray(at, at + length))
    expect(scan.isEncryptedOffice(), `${length}`).toBe(true)
  }
})
