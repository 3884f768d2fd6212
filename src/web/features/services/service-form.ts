import { type Resolver, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { serviceBody } from '#contracts/services/service-fields.ts'
import type { OwnService } from '#contracts/services/services.contract.ts'

export type ServiceBody = z.output<typeof serviceBody>

/** The form values, all texts: the items of `includes` on separate lines, tools separated by commas. */
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

/** The form values of a service; null: a new one. */
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

/** The tools in a text separated by commas, without duplicates. */
export const toolsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((tool) => tool.trim())
      .filter(Boolean),
  ),
]

/** The body to send. */
export const bodyOf = (values: ServiceValues) => ({
  ...values,
  includes: linesOf(values.includes),
  tools: toolsOf(values.tools).join(', '),
})

type Errors = Partial<Record<keyof ServiceValues, { type: string; message: string }>>

/** Validates by the contract's rules; an error of a line of `includes` appears below the whole field. */
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
