import { type FieldErrors, get, type Resolver, set, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { serviceBody } from '#contracts/services/service-fields.ts'
import {
  type ExtraValues,
  extraValues,
  linesOf,
  offersBody,
  type PackageValues,
  packageValues,
} from './offers-form.ts'
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
  works: { imageUrl: string; title: string }[]
  packages: PackageValues[]
  extras: ExtraValues[]
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
  works: [],
  packages: [],
  extras: [],
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
    works: service.works,
    packages: service.packages.map(packageValues),
    extras: service.extras.map(extraValues),
  }
}

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
  ...offersBody(values),
  tools: toolsOf(values.tools).join(', '),
})

/** Validates by the contract's rules; an error of a line of a list appears below the whole field. */
const resolver: Resolver<ServiceValues, unknown, ServiceBody> = (values) => {
  const checked = serviceBody.safeParse(bodyOf(values))
  if (checked.success) return { values: checked.data, errors: {} }
  const errors: FieldErrors<ServiceValues> = {}
  for (const { path, message } of checked.error.issues) {
    const field = (isOfOffer(path) ? path.slice(0, 3) : path.slice(0, 1)).join('.')
    if (get(errors, field) === undefined) set(errors, field, { type: 'validate', message })
  }
  return { values: {}, errors }
}

/** Of a field of one package, extra or work, instead of the whole list. */
const isOfOffer = ([field, at]: readonly PropertyKey[]): boolean =>
  (field === 'packages' || field === 'extras' || field === 'works') && at !== undefined

export const useServiceForm = (values: ServiceValues) =>
  useForm<ServiceValues, unknown, ServiceBody>({ resolver, defaultValues: values })

export type ServiceForm = ReturnType<typeof useServiceForm>
