import { describe, expect, test } from 'vitest'
import { contracts } from '#contracts/contracts.ts'
import { importsOf, readSources, type SourceFile } from './source-files.ts'

/*
 * Code that loads a thing of somebody asks the feature's policy first, and gets a proof that the services require
 * (ARCHITECTURE.md). A feature with a new policy gets a line here.
 */
const features = {
  applications: contracts.applications,
  'suggested-professionals': contracts.suggestedProfessionals,
  'human-reviews': contracts.humanReviews,
  invitations: contracts.invitations,
  'held-applications': contracts.heldApplications,
}

const sources = readSources('src').filter(({ path }) => !path.endsWith('.test.ts'))
const fileAt = (path: string): SourceFile => {
  const file = sources.find((one) => one.path === path)
  if (!file) throw new Error(`There is no ${path}`)
  return file
}

/** The branded types of a policy, which only a cast in it can create. */
const proofsOf = ({ text }: SourceFile): string[] =>
  [...text.matchAll(/^export type (\w+) =[^\n]*(?:\[checked\]|Checked<)/gm)].map(([, name]) => name!)
const gatesOf = ({ text }: SourceFile): string[] =>
  [...text.matchAll(/^export (?:async )?function (\w+)/gm)].map(([, name]) => name!)

/** A call about a thing that is not public: it has a scope, or its path has the token of a link. */
const asksWhose = (call: { path: string; scope?: string }): boolean =>
  call.scope === 'owner' || call.scope === 'party' || call.path.includes(':token')

/** The text of each handler in a routes file. */
const handlersOf = (text: string): Map<string, string> =>
  new Map(
    text
      .split(/^ {4}(?=\w+: )/m)
      .slice(1)
      .map((part) => [part.slice(0, part.indexOf(':')), part]),
  )

const unchecked = (routes: string, gates: readonly string[], calls: readonly string[]): string[] => {
  const handlers = handlersOf(routes)
  return calls.filter((name) => !gates.some((gate) => handlers.get(name)?.includes(`${gate}(`)))
}

describe.each(Object.entries(features))('%s', (feature, contract) => {
  const folder = `src/server/features/${feature}`
  const policy = fileAt(`${folder}/${feature}.policy.ts`)
  const proofs = proofsOf(policy)

  test('a call about somebody’s thing asks the policy', () => {
    const calls = Object.entries<{ path: string; scope?: string }>(contract)
      .filter(([, call]) => asksWhose(call))
      .map(([name]) => name)
    expect(calls).not.toEqual([])
    expect(unchecked(fileAt(`${folder}/${feature}.routes.ts`).text, gatesOf(policy), calls)).toEqual([])
  })

  test('its proofs are created only in the policy', () => {
    expect(policy.text).toContain('declare const checked: unique symbol')
    const cast = new RegExp(`\\bas (?:unknown as )?(?:${proofs.join('|')})\\b(?! *[,}])`)
    const made = sources.filter(
      (file) =>
        file !== policy &&
        importsOf(file).some(({ target }) => target === policy.path) &&
        cast.test(file.text),
    )
    expect(made.map(({ path }) => path)).toEqual([])
    expect(cast.test(policy.text)).toBe(true)
  })

  test('its services require each of them', () => {
    expect(proofs).not.toEqual([])
    const services = sources.filter(
      ({ path }) => path.startsWith(`${folder}/`) && !/\.(routes|policy)\.ts$/.test(path),
    )
    const demanded = proofs.filter((proof) =>
      services.some(({ text }) => new RegExp(`[:{] ?${proof}\\b`).test(text)),
    )
    expect(demanded).toEqual(proofs)
  })
})

test('a handler that does not ask is found', () => {
  const routes = `  return {
    list: async ({ actor, params }) => listOf(deps, await getOwn(deps.db, actor, params.id)),
    remove: async ({ params }) => remove(deps, params.id),
  }`
  expect(unchecked(routes, ['getOwn'], ['list', 'remove'])).toEqual(['remove'])
})
