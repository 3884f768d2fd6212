import type { contracts } from '#contracts/contracts.ts'
import type { EndpointSpec, ReplyOf } from '#contracts/endpoint.ts'
import type { ErrorBody } from '#contracts/errors.ts'

// The type of a reply in a test, found by the method and the address of the request. The address may be a template:
// `/api/jobs/${id}` is the call of `/api/jobs/:id`.

type Calls = {
  [F in keyof typeof contracts]: (typeof contracts)[F][keyof (typeof contracts)[F]]
}[keyof typeof contracts]

/** 'GET /api/jobs/*'. */
type Pattern<Path extends string> = Path extends `${infer Head}/${infer Rest}`
  ? `${Segment<Head>}/${Pattern<Rest>}`
  : Segment<Path>
type Segment<S extends string> = S extends `:${string}` ? '*' : S

type ByPattern = {
  [E in Calls as E extends EndpointSpec ? `${E['method']} ${Pattern<E['path']>}` : never]: E
}

type WithoutQuery<Url extends string> = Url extends `${infer Path}?${string}` ? Path : Url
/** Each part of an address that is not a literal may stand for a parameter. */
type Filled<Url extends string> = Url extends `${infer Head}/${infer Rest}`
  ? `${Literal<Head>}/${Filled<Rest>}`
  : Literal<Url>
type Literal<S extends string> = string extends S
  ? '*'
  : S extends `${number}`
    ? `${number}` extends S
      ? '*'
      : S
    : S

type Found<
  Method extends string,
  Url extends string,
> = `${Method} ${Filled<WithoutQuery<Url>>}` extends infer Key extends keyof ByPattern
  ? ByPattern[Key]
  : never

/** The reply of the call, with the fields of a refusal; `any` for an address that is no call or is not known as a literal. */
export type BodyOfReply<Method extends string, Url extends string> = [Found<Method, Url>] extends [never]
  ? // oxlint-disable-next-line typescript/no-explicit-any -- a test looks into whatever came back
    any
  : Found<Method, Url> extends infer E extends EndpointSpec
    ? [ReplyOf<E>] extends [undefined]
      ? ErrorBody
      : ReplyOf<E> & Omit<ErrorBody, keyof ReplyOf<E>>
    : never
