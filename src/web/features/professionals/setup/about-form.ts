import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { z } from 'zod'
import { profileBody, summaryText } from '#contracts/professionals/profile-fields.ts'
import type { OwnProfessional } from '#web/features/professionals/panel/professional-panel.ts'

/** The texts of the first tab. The summary is optional; a given one must be valid. */
export const aboutBody = profileBody
  .pick({ category: true, subcategory: true })
  .required()
  .extend({
    summary: z.string().superRefine((text, context) => {
      if (text.trim() === '') return
      const checked = summaryText.safeParse(text)
      for (const { message } of checked.error?.issues ?? []) context.addIssue({ code: 'custom', message })
    }),
  })

export type AboutValues = { category: string; subcategory: string; summary: string }
export type AboutForm = UseFormReturn<AboutValues, unknown, z.output<typeof aboutBody>>

export const aboutOf = ({ category, subcategory, summary }: OwnProfessional): AboutValues => ({
  category: category ?? '',
  subcategory: subcategory ?? '',
  summary: summary ?? '',
})

export const useAboutForm = (defaultValues: AboutValues): AboutForm =>
  useForm<AboutValues, unknown, z.output<typeof aboutBody>>({
    resolver: zodResolver(aboutBody) as never,
    defaultValues,
  })
