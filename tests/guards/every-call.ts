import { contracts } from '#contracts/contracts.ts'
import type { Contract, EndpointSpec } from '#contracts/endpoint.ts'

export interface NamedCall {
  /** 'feature.name' */
  name: string
  endpoint: EndpointSpec
}

/** Every call of the product, from the contracts: a new one is covered at once. */
export const everyCall: NamedCall[] = Object.entries(contracts as Record<string, Contract>).flatMap(
  ([feature, contract]) =>
    Object.entries(contract).map(([name, endpoint]) => ({ name: `${feature}.${name}`, endpoint })),
)

/** A call that needs values: the world must provide them. */
export const needsEntry = ({ params, scope, body, upload }: EndpointSpec): boolean =>
  params !== undefined ||
  scope !== undefined ||
  upload !== undefined ||
  (body !== undefined && !body.safeParse({}).success)

export const fillPath = (path: string, params: Record<string, string | number> = {}): string =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? 1)))
