import { type Resolver, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { serviceBody } from '#contracts/services/service-fields.ts'
import type { OwnService } from '#contracts/services/services.contract.ts'

export type ServiceBody = z.output<typeof serviceBody>

/** As the fields hold it: items of `includes` on lines, tools with commas between them, texts throughout. */
export interface ServiceValues {
  title: string
  description: string
  category: string
  price: string
  deliveryTime: string
  includes: string
  requirements: string
  tools: string
  imageUrl: string
}

export const emptyService: ServiceValues = {
  title: '',
  description: '',
  category: '',
  price: '',
  deliveryTime: '',
  includes: '',
  requirements: '',
  tools: '',
  imageUrl: '',
}

/** A service in its form; null: a new one. */
export function valuesOf(service: OwnService | null): ServiceValues {
  if (!service) return emptyService
  const { title, description, category, price, deliveryTime, includes, requirements, tools } = service
  return {
    title,
    description,
    category,
    price: price.replace(/^\$/, ''),
    deliveryTime,
    includes: includes.join('\n'),
    requirements,
    tools,
    imageUrl: service.imageUrl ?? '',
  }
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/^\s*[-•*]\s*/, '').trim())
    .filter(Boolean)

/** The tools of a text with commas between them, each once. */
export const toolsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((tool) => tool.trim())
      .filter(Boolean),
  ),
]

/** What is sent. */
export const bodyOf = (values: ServiceValues) => ({
  ...values,
  includes: linesOf(values.includes),
  tools: toolsOf(values.tools).join(', '),
})

type Errors = Partial<Record<keyof ServiceValues, { type: string; message: string }>>

/** The form checks by the contract's own rules; what is wrong with a line of `includes` stands under the whole field. */
const resolver: Resolver<ServiceValues, unknown, ServiceBody> = (values) => {
  const checked = serviceBody.safeParse(bodyOf(values))
  if (checked.success) return { values: checked.data, errors: {} }
  const errors: Errors = {}
  for (const { path, message } of checked.error.issues)
    errors[path[0] as keyof ServiceValues] ??= { type: 'validate', message }
  return { values: {}, errors }
}

export const useServiceForm = (values: ServiceValues) =>
  useForm<ServiceValues, unknown, ServiceBody>({ resolver, defaultValues: values })

export type ServiceForm = ReturnType<typeof useServiceForm>
