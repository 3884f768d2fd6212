import type { ClientBase } from 'pg'
import type { AdminRole, AuditCode, AuditSubject } from '#contracts/admin/admin-vocabulary.ts'
import { createRandom } from '#bench/generate-jobs.ts'
import { type AuditRecord, chainStart, hashOf } from '#server/features/audit/chain.ts'
import { spans } from './drawing.queries.ts'
import type { Market } from './market.ts'

const batch = 5000

const team: readonly { name: string; role: AdminRole }[] = [
  { name: 'Ofelia Generada', role: 'owner' },
  { name: 'Mario Generado', role: 'moderation' },
  { name: 'Sonia Generada', role: 'support' },
  { name: 'Félix Generado', role: 'finance' },
]

const deeds: readonly { code: AuditCode; subject: AuditSubject }[] = [
  { code: 'service-moderated', subject: 'service' },
  { code: 'cv-moderated', subject: 'cv' },
  { code: 'item-opened', subject: 'cv' },
  { code: 'report-decided', subject: 'report' },
  { code: 'user-status-changed', subject: 'user' },
  { code: 'post-status-changed', subject: 'job' },
  { code: 'plan-changed', subject: 'user' },
  { code: 'request-answered', subject: 'request' },
]

/** What a team that has left did, chained after the last entry. Nobody can sign in as one of them. */
export async function storeAudit(client: ClientBase, market: Market): Promise<void> {
  const { counts, seed, span } = market
  const { rows: admins } = await client.query<{ id: number; name: string; role: AdminRole }>(
    `insert into admins (email, name, role, password_hash, created_at, ended_at)
     select role || '.${seed}@administracion.invalid', name, role, '', $2, $3
     from jsonb_to_recordset($1::jsonb) as one (name text, role text) returning id, name, role`,
    [JSON.stringify(team), span.from, span.until],
  )
  const { rows: ends } = await client.query<{ id: number; hash: Buffer }>(
    'select id, hash from audit_entries order by id desc limit 1',
  )
  let previous: { id: number; hash: Buffer } = ends[0] ?? { id: 0, hash: chainStart }
  const random = createRandom(seed)
  for (const { first, last } of spans(counts.audit, batch)) {
    const rows = Array.from({ length: last - first + 1 }, (_, at) => {
      const admin = admins[Math.floor(random() ** 2 * admins.length)]
      const deed = deeds[Math.floor(random() ** 2 * deeds.length)]
      if (!admin || !deed) throw new Error('A list is empty')
      const share = Math.sqrt((first + at) / counts.audit)
      const record: AuditRecord = {
        id: previous.id + 1,
        at: new Date(span.from.getTime() + Math.floor(share * (span.until.getTime() - span.from.getTime()))),
        adminId: admin.id,
        adminName: admin.name,
        adminRole: admin.role,
        ...deed,
        subjectId: String(1 + Math.floor(random() * counts.people)),
        before: { status: 'pending' },
        after: { status: random() < 0.9 ? 'approved' : 'rejected' },
        reason: '',
        requestId: '',
        address: '203.0.113.7',
      }
      const hash = hashOf(previous.hash, record)
      const row = { ...record, previousHash: previous.hash.toString('hex'), hash: hash.toString('hex') }
      previous = { id: record.id, hash }
      return row
    })
    await client.query(insert, [JSON.stringify(rows)])
    market.reach('audit', last, counts.audit)
  }
}

const insert = `
  insert into audit_entries (id, at, admin_id, admin_name, admin_role, code, subject, subject_id, before, after, reason, request_id, address,
    previous_hash, hash)
  select id, at, "adminId", "adminName", "adminRole", code, subject, "subjectId", before, after, reason, "requestId", address,
    decode("previousHash", 'hex'), decode(hash, 'hex')
  from jsonb_to_recordset($1::jsonb) as one (id int, at timestamptz, "adminId" int, "adminName" text, "adminRole" text, code text, subject text,
    "subjectId" text, before jsonb, after jsonb, reason text, "requestId" text, address text, "previousHash" text, hash text)`
