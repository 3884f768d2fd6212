import { useForm, type Resolver } from 'react-hook-form'
import type { z } from 'zod'
import type { Certificate } from '#contracts/reputation/reputation.contract.ts'
import { certificateBody } from '#contracts/reputation/showcase-forms.ts'
import { withScheme } from '#web/features/reputation/portfolio/web-link.ts'

export type CertificateBody = z.output<typeof certificateBody>

/** The form values: the date is a year and an optional month ('01' to '12'). */
export interface CertificateValues {
  title: string
  url: string
  issuer: string
  issuedYear: string
  issuedMonth: string
}

/** The form values of a certificate; null: a new one. */
export function valuesOf(certificate: Certificate | null): CertificateValues {
  const [issuedYear = '', issuedMonth = ''] = certificate?.issuedDate?.split('-') ?? []
  return {
    title: certificate?.title ?? '',
    url: certificate?.url ?? '',
    issuer: certificate?.issuer ?? '',
    issuedYear,
    issuedMonth,
  }
}

/** The body to send. A month without its year is sent as it is, so that the validation refuses it. */
export const bodyOf = ({ title, url, issuer, issuedYear, issuedMonth }: CertificateValues) => ({
  title,
  url: withScheme(url),
  issuer,
  issuedDate: [issuedYear.trim(), issuedMonth].filter(Boolean).join('-'),
})

/** Validates by the contract's rules; an error of the date appears below its year. */
export const resolver: Resolver<CertificateValues, unknown, CertificateBody> = (values) => {
  const checked = certificateBody.safeParse(bodyOf(values))
  if (checked.success) return { values: checked.data, errors: {} }
  const errors: Partial<Record<keyof CertificateValues, { type: string; message: string }>> = {}
  for (const { path, message } of checked.error.issues) {
    const name = String(path[0])
    errors[name === 'issuedDate' ? 'issuedYear' : (name as keyof CertificateValues)] ??= {
      type: 'validate',
      message,
    }
  }
  return { values: {}, errors }
}

export const useCertificateForm = (stored: CertificateValues) =>
  useForm<CertificateValues, unknown, CertificateBody>({ resolver, defaultValues: stored })
