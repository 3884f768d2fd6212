import { expect, test } from 'vitest'
import type { PublicCompany } from '#contracts/companies/companies.contract.ts'
import type { OwnCompany } from '#web/features/companies/panel/company-panel.ts'
import { changedFields, type CompanyDraft, draftOf } from './company-fields.ts'
import { previewOf } from './page-preview.ts'

const texts = {
  id: 3,
  name: 'Tupay',
  industry: 'Fintech',
  logo: null,
  description: 'Cobros para bodegas.',
  location: 'Miraflores',
  website: 'https://tupay.example',
}
const company: OwnCompany = {
  ...texts,
  phone: null,
  size: '11-50',
  places: [],
  benefits: ['eps'],
  ownBenefits: [],
  responseDays: null,
  answerTermDays: 30,
  isVerified: true,
  ruc: '20990011100',
  missingProofs: [],
  minimumWage: 1130,
  planType: 'free',
  jobsUsed: 0,
  jobsLimit: 1,
  fullKinds: [],
  canPublishPremium: false,
  jobCredits: 0,
  planExpiresAt: null,
  trialAvailable: true,
}
const shown: PublicCompany = {
  ...texts,
  says: ['Equipo de 11 a 50 personas.'],
  benefits: ['Seguro EPS'],
  photos: [{ url: '/files/1.webp', caption: 'Patio' }],
  hasValidRuc: true,
  isVerified: true,
  memberSince: null,
  answers: null,
}
const preview = (typed: Partial<CompanyDraft>) => {
  const stored = draftOf(company)
  const draft = { ...stored, ...typed }
  return previewOf(shown, company, { draft, changed: changedFields(draft, stored) })
}

test('without changes the preview is the page', () => expect(preview({})).toEqual(shown))

test('what is typed is shown as saving will show it', () => {
  expect(
    preview({
      description: 'Otra cosa.',
      website: 'tupay.pe',
      size: '51-200',
      benefits: 'eps\nmeals',
      ownBenefits: 'Fruta los lunes',
    }),
  ).toEqual({
    ...shown,
    description: 'Otra cosa.',
    website: 'https://tupay.pe',
    says: ['Equipo de 51 a 200 personas.'],
    benefits: ['Seguro EPS', 'Almuerzo o vales de comida', 'Fruta los lunes'],
  })
})

test('what cannot be saved is shown as it is', () => {
  expect(preview({ website: 'no es una dirección', description: 'Otra cosa.' })).toEqual({
    ...shown,
    description: 'Otra cosa.',
  })
})

test('another name or RUC has no badge', () => {
  expect(preview({ name: 'Otra' })).toMatchObject({ name: 'Otra', isVerified: false, hasValidRuc: true })
  expect(preview({ ruc: '20990011101' })).toMatchObject({ isVerified: false, hasValidRuc: false })
})
