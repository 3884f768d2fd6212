import type { Deps } from '#server/deps.ts'

type Pool = Pick<Deps['pool'], 'connect'>

/** Who orders what from whom. */
export interface Parties {
  serviceId: number
  companyId: number
  userId: number
  professionalUserId: number
}

/** A company, and a professional with a service; each measurement has its own. */
export async function storeParties(pool: Pool): Promise<Parties> {
  const client = await pool.connect()
  const idOf = async (sql: string, values: unknown[] = []): Promise<number> =>
    (await client.query<{ id: number }>(sql, values)).rows[0]?.id ?? 0
  const account = (kind: string) =>
    idOf(
      `insert into users (email, password_hash, user_type, email_confirmed_at)
        select 'pedidos' || coalesce(max(id), 0) + 1 || '@ejemplo.pe', 'nobody signs in', $1, now() from users returning id`,
      [kind],
    )
  try {
    const [userId, professionalUserId] = [await account('company'), await account('professional')]
    const companyId = await idOf(
      `insert into companies (user_id, name, industry, created_at) values ($1, 'Tupay', 'Fintech', now()) returning id`,
      [userId],
    )
    const professionalId = await idOf(
      `insert into professionals (user_id, first_name, last_name, plan_type, created_at)
        values ($1, 'Ñusta', 'Huamán', 'premium', now()) returning id`,
      [professionalUserId],
    )
    const serviceId = await idOf(
      `insert into services (professional_id, title, category, price, description, created_at)
        values ($1, 'Tableros en Power BI', 'Análisis de datos', '$25', 'Tableros para tu equipo.', now()) returning id`,
      [professionalId],
    )
    return { serviceId, companyId, userId, professionalUserId }
  } finally {
    client.release()
  }
}

/** The floor of an order: its rows, without asking or deciding anything. */
export async function orderBare(
  pool: Pool,
  { serviceId, companyId, userId, professionalUserId }: Parties,
): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const { rows } = await client.query<{ id: number }>(
      `insert into hires (service_id, company_id, status, message, price, order_name, rounds, created_at, updated_at, due_at)
        values ($1, $2, 'accepted', 'Un tablero de ventas', '$300.00', 'Estándar', 1, now(), now(), now() + interval '5 days') returning id`,
      [serviceId, companyId],
    )
    const hireId = rows[0]?.id
    await client.query(
      `insert into order_parts (hire_id, position, name, cents, days) values ($1, 0, 'Diagnóstico', 20000, 5), ($1, 1, 'Tableros', 10000, 3)`,
      [hireId],
    )
    await client.query(
      `insert into hire_events (hire_id, status, user_id, at, kind) values ($1, 'requested', $2, now(), 'request'), ($1, 'accepted', $3, now(), 'accept')`,
      [hireId, userId, professionalUserId],
    )
    await client.query('commit')
  } finally {
    client.release()
  }
}
