import { expect, test } from 'vitest'
import { applicationsContract, cvUpload } from '#contracts/applications/applications.contract.ts'
import { cvContract } from '#contracts/cv/cv.contract.ts'
import { inMegabytes } from '#contracts/megabytes.ts'
import { cvMaxBytes } from '#contracts/cv/cv-figures.ts'
import { fileProblem, limitsInWords } from '#web/ui/form/file-check.ts'
import { cvLimits, sentCvLimits } from './cv-limits.ts'

const word = { name: 'Mi CV.DOCX', size: 20_000 }
const pdf = { name: 'Mi CV.pdf', size: 20_000 }

test.each([
  [['pdf'], 'PDF de hasta 5 MB', 'Solo se permiten archivos PDF'],
  [['pdf', 'docx'], 'PDF o DOCX de hasta 5 MB', null],
] as const)('with %s: named as %s, a DOCX gets %s', (formats, named, problem) => {
  const rules = { cvFormats: formats, cvMegabytes: 5 }
  for (const limits of [cvLimits(rules), sentCvLimits(rules)]) {
    expect(limitsInWords(limits)).toBe(named)
    expect(fileProblem(word, limits)).toBe(problem)
    expect(fileProblem(pdf, limits)).toBeNull()
    expect(limits.types, 'choosers of telephones go by these').toHaveLength(formats.length)
  }
})

test('an old DOC is refused with the accepted formats', () => {
  const doc = { name: 'Mi CV.doc', size: 20_000 }
  expect(fileProblem(doc, cvLimits({ cvFormats: ['pdf', 'docx'], cvMegabytes: 5 }))).toBe(
    'Solo se permiten archivos PDF o DOCX',
  )
})

test('the forms state the limits of the calls', () => {
  const upload = cvContract.uploadCv.upload
  const tooLarge = { ...pdf, size: cvMaxBytes + 1 }
  const cvMegabytes = inMegabytes(cvMaxBytes)
  expect(applicationsContract.replaceCv.upload).toBe(cvUpload)
  for (const [limits, rules] of [
    [cvLimits, upload],
    [sentCvLimits, cvUpload],
  ] as const) {
    expect(limits({ cvFormats: ['pdf'], cvMegabytes }).wrongType).toBe(rules.wrongType)
    expect(limits({ cvFormats: ['pdf', 'docx'], cvMegabytes }).wrongType).toBe(rules.wrongTypeWithDocx)
    expect(fileProblem(tooLarge, limits({ cvFormats: ['pdf'], cvMegabytes }))).toBe(
      rules.tooLarge(cvMegabytes),
    )
  }
})
