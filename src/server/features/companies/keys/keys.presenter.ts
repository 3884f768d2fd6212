import type { CompanyKey, KeyUse } from '#contracts/companies/keys.contract.ts'
import type { KeyRow } from './keys.queries.ts'
import type { readUse } from './keys.service.ts'

export const presentKey = (
  key: KeyRow,
  { lastUsedAt, names }: { lastUsedAt: Date | null; names: ReadonlyMap<number, string> },
): CompanyKey => ({
  id: key.id,
  name: key.name,
  scopes: key.scopes,
  end: key.tokenEnd,
  createdAt: key.createdAt.toISOString(),
  madeBy: key.madeBy === null ? null : (names.get(key.madeBy) ?? null),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  ended: key.endedAt && key.endReason && { at: key.endedAt.toISOString(), reason: key.endReason },
})

export const presentUse = ({ days, calls }: Awaited<ReturnType<typeof readUse>>): KeyUse => ({
  days: days.map(({ day, calls: all, refused }) => ({ day, calls: all, refused })),
  calls: calls.map(({ id, at, method, path, status }) => ({
    id,
    at: at.toISOString(),
    method,
    path,
    status,
  })),
})
