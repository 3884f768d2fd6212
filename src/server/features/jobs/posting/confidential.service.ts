import { findIdentity } from '#domain/jobs/confidential.ts'
import { questionTexts } from '#domain/jobs/wording/joined-questions.ts'
import type { Db } from '#server/db/connection.ts'
import { AppError } from '#server/errors.ts'
import { lockPublisher } from '#server/features/companies/companies.service.ts'
import type { JobFields } from './job-fields.ts'

type Texts = Omit<JobFields, 'reference' | 'openings'>
type Asked = Parameters<typeof questionTexts>[0]

/**
 * Requires that a company may hide its name in an ad, and that no text of the ad tells it. Whoever reads it must be able to rely on that
 * Qhatu knows who it is. Throws validation_failed.
 */
export async function requireHidden(
  tx: Db,
  companyId: number,
  { fields, questions }: { fields: Texts; questions: Asked },
): Promise<void> {
  const { isVerified, identity } = await lockPublisher(tx, companyId)
  if (!isVerified)
    throw new AppError('validation_failed', {
      fields: {
        isConfidential:
          'Verifica primero tu empresa: solo una que Qhatu conoce puede ocultar su nombre a quien postula',
      },
    })
  const { title, department, description, requirements, benefits, location, salaryText, skills } = fields
  const texts = {
    title,
    department: department ?? '',
    description,
    requirements,
    benefits,
    location,
    salaryRange: salaryText,
    skills: skills.join('\n'),
    questions: questionTexts(questions),
  }
  const revealing = Object.entries(texts).flatMap(([field, text]) => {
    const found = findIdentity(text, identity)
    return found === null
      ? []
      : [[field, `Quita “${found}”: tu aviso es confidencial y eso diría quién eres`] as const]
  })
  if (revealing.length > 0) throw new AppError('validation_failed', { fields: Object.fromEntries(revealing) })
}
