import { spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { compose } from '#server/compose.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { createAdmin } from '#tests/support/actors.ts'
import { writeText } from './report.ts'

// node bench/campaigns.ts [--recipients 100000]: a mail to so many accounts, sent by a process of its own that is killed in the
// middle. Floor: the same rows by bare statements.
const { values } = parseArgs({ options: { recipients: { type: 'string', default: '100000' } } })
const recipients = Number(values.recipients)
/** In seconds, of the queue that delivers. */
const delivering = 8
const floorMails = 20_000
const batch = 600

const folder = await mkdtemp(join(tmpdir(), 'qhatu-bench-'))
await chmod(folder, 0o755)
const env = { DATA_DIR: folder, RATE_LIMITS: 'off', HUMAN_CHECK: 'off', LOG_LEVEL: 'silent' }
const config = readConfig(env)
const opened = await openDatabase(config, { info: () => {}, warn: console.error })
const { app, deps, queue, close } = await compose({ ...config, databaseUrl: opened.url })
const bare = new pg.Client({ connectionString: opened.url })
await bare.connect()
const seconds = async (work: () => Promise<unknown>) => {
  const start = performance.now()
  await work()
  return (performance.now() - start) / 1000
}
const one = async <T>(text: string, parameters: unknown[] = []): Promise<T> =>
  (await bare.query(text, parameters)).rows[0]

console.log(`Writing ${recipients.toLocaleString('en')} accounts…`)
await bare.query(
  `insert into users (email, password_hash, user_type, email_confirmed_at, created_at)
   select 'persona' || n || '@ejemplo.pe', 'x', 'professional', now(), now() from generate_series(1, $1::int) n`,
  [recipients],
)
await bare.query(
  `insert into professionals (user_id, first_name, last_name)
   select id, 'Rosa', 'Quispe ' || id from users where email like 'persona%'`,
)
await bare.query(`update settings set value = '6000' where key = 'campaign_mails_per_minute'`)
await bare.query('vacuum analyze')

const admin = await createAdmin({ deps, clock: deps.clock })
const request = async (method: 'GET' | 'POST', url: string, payload?: object) => {
  const reply = await app.inject({ method, url, headers: admin.headers, ...(payload ? { payload } : {}) })
  if (reply.statusCode !== 200) throw new Error(`${url} answered ${reply.statusCode}: ${reply.body}`)
  return reply.json<Record<string, number>>()
}
const counting = await seconds(() => request('GET', '/api/admin/email/reach?userType=professional'))
let campaignId = 0
const storing = await seconds(async () => {
  const reply = await request('POST', '/api/admin/send-email', {
    subject: 'Mantenimiento el domingo',
    content: 'Hola:\n\nEl domingo cerramos una hora para mejorar la búsqueda.\n\nEl equipo de Qhatu',
    userType: 'professional',
    whole: true,
  })
  if (reply['sent'] !== recipients) throw new Error(`${reply['sent']} recipients`)
  campaignId = reply['id'] ?? 0
})
await bare.query('begin')
const { id: floorCampaign } = await one<{ id: number }>(
  `insert into campaigns (subject, content, kind, total, admin_name, created_at)
   values ('Suelo', 'Suelo', 'service', 0, 'Suelo', now()) returning id`,
)
const storingFloor = await seconds(() =>
  bare.query(
    `insert into campaign_recipients (campaign_id, user_id)
     select $1::int, id from users where user_type = 'professional'`,
    [floorCampaign],
  ),
)
await bare.query('rollback')

/** Runs the sender until the campaign ends, or until it has sent this many and is killed. Returns the seconds that it sent. */
async function send(killAt: number): Promise<number> {
  const sender = fileURLToPath(new URL('./campaign-sender.ts', import.meta.url))
  const child = spawn(process.execPath, [sender, String(campaignId)], {
    env: { ...process.env, ...env, DATABASE_URL: opened.url },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const gone = new Promise((resolve) => child.once('exit', resolve))
  await new Promise((resolve) => child.stdout.once('data', resolve))
  return seconds(async () => {
    for (;;) {
      const { sent } = await one<{ sent: number }>('select sent from campaigns where id = $1', [campaignId])
      if (sent >= killAt || sent >= recipients) break
      await pause(20)
    }
    if (killAt < recipients) child.kill('SIGKILL')
    await gone
  })
}
const before = await send(recipients / 2)
const killed = await one<{ sent: number; status: string }>(
  'select sent, status from campaigns where id = $1',
  [campaignId],
)
const after = await send(Number.POSITIVE_INFINITY)
const end = await one<{ mails: number; people: number; marked: number }>(
  `select count(*)::int as mails, count(distinct "to")::int as people,
     (select count(*)::int from campaign_recipients where state = 'sent') as marked
   from mails where subject = 'Mantenimiento el domingo'`,
)
const isExact = end.mails === recipients && end.people === recipients && end.marked === recipients

const { html, text } = await one<{ html: string; text: string }>('select html, text from mails limit 1')
const floor = await seconds(async () => {
  for (let at = 0; at < floorMails; at += batch) {
    const to = Array.from({ length: Math.min(batch, floorMails - at) }, (_, n) => `nadie${at + n}@ejemplo.pe`)
    await bare.query(
      `insert into mails ("to", subject, html, text) select to_whom, 'Suelo', $2, $3 from unnest($1::text[]) to_whom`,
      [to, html, text],
    )
  }
})

await queue.work()
await pause(delivering * 1000)
const { delivered } = await one<{ delivered: number }>(
  'select count(*)::int as delivered from mails where sent_at is not null',
)
await close()
await bare.end()
await opened.release()
await rm(folder, { recursive: true, force: true })

const perSecond = (mails: number, time: number) => Math.round(mails / time).toLocaleString('en')
console.log(
  await writeText(
    'campaigns',
    `A mail to ${recipients.toLocaleString('en')} accounts, without the pauses of the rate that a setting gives (600 a minute at first).

| what | found | floor in the same run |
|---|---:|---:|
| counting whom it reaches, before | ${counting.toFixed(2)} s | |
| the request that stores it with its recipients | ${storing.toFixed(2)} s | ${storingFloor.toFixed(2)} s, the bare statement |
| mails stored, marked and queued, before the kill | ${perSecond(killed.sent, before)}/s | ${perSecond(floorMails, floor)}/s, bare inserts of the same mails |
| the same, after it | ${perSecond(recipients - killed.sent, after)}/s | |
| delivered to the outbox by one process, of ${delivering} s | ${perSecond(delivered, delivering)}/s | |

The sending process was killed (SIGKILL) when ${killed.sent.toLocaleString('en')} were sent, and another one went on. At the end: ${end.mails.toLocaleString('en')} mails to ${end.people.toLocaleString('en')} addresses, ${end.marked.toLocaleString('en')} recipients marked as sent: ${isExact ? 'nobody twice and nobody never' : '**not as it should be**'}.`,
  ),
)
process.exit(isExact ? 0 : 1)
