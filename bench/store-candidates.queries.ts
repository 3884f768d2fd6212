import type { Pool } from 'pg'

const titles = [
  'Analista de datos',
  'Contadora',
  'Vendedor',
  'Soldador',
  'Asistente administrativa',
  'Chofer',
  'Diseñador gráfico',
  'Ingeniero civil',
]
const skills = [
  'SQL',
  'Excel',
  'Python',
  'Atención al cliente',
  'Ventas',
  'Contabilidad',
  'AutoCAD',
  'Power BI',
  'Inglés',
  'Logística',
]
const names = ['Ana', 'Bruno', 'Carla', 'Diego', 'Elena', 'Fabián', 'Gloria']
const surnames = ['Quispe', 'Mamani', 'Álvarez', 'Ñahui', 'Huamán', 'Flores', 'Rojas', 'Salas', 'Tello']
const stages = ['pending', 'pending', 'viewed', 'preselected', 'interviewed', 'rejected']

/**
 * Gives all jobs to one company and lets each of `count` people apply to one of them: with a title, three skills and a
 * job, at every stage.
 */
export async function storeCandidates(pool: Pool, companyId: number, count: number): Promise<void> {
  await pool.query('update jobs set company_id = $1', [companyId])
  await pool.query(
    `insert into users (email, password_hash, user_type)
     select 'candidata' || n || '@ejemplo.pe', 'none', 'professional' from generate_series(1, $1::int) n`,
    [count],
  )
  await pool.query(
    `insert into professionals (user_id, first_name, last_name, title)
     select id, ($1::text[])[1 + id % $2::int], ($3::text[])[1 + id % $4::int], ($5::text[])[1 + id % $6::int]
     from users where email like 'candidata%'`,
    [names, names.length, surnames, surnames.length, titles, titles.length],
  )
  await pool.query(
    `insert into professional_skills (professional_id, kind, name)
     select id, 'technical', ($1::text[])[1 + (id * 7 + n * 3) % $2::int] from professionals, generate_series(1, 3) n
     on conflict do nothing`,
    [skills, skills.length],
  )
  await pool.query(
    `insert into experiences (professional_id, position, company, start_date, is_current)
     select id, title, 'Tupay', '2022-03', true from professionals where title is not null`,
  )
  await pool.query(
    `insert into applications (job_id, professional_id, status, applied_at, viewed_at)
     select (array(select id from jobs order by id))[1 + p.id % (select count(*)::int from jobs)], p.id,
            ($1::text[])[1 + p.id % $2::int], now() - p.id * interval '7 minutes',
            case when p.id % 3 > 0 then now() end
     from professionals p where p.title is not null`,
    [stages, stages.length],
  )
  await pool.query(
    `insert into application_events (application_id, status, by, at)
     select id, status, 'company', applied_at + interval '1 hour' from applications`,
  )
}

/** Gives each application the text of a CV of some 600 words, and one person in fifty the telephone of another. */
export async function storeTextsAndTelephones(pool: Pool): Promise<void> {
  await pool.query(
    `insert into files (owner_id, kind, storage_key, name, mime, size)
     select user_id, 'cv', 'bench/' || id, 'CV.pdf', 'application/pdf', 1 from professionals`,
  )
  await pool.query(
    `update applications set cv_id = files.id from files, professionals
     where files.storage_key = 'bench/' || professionals.id and professionals.id = professional_id`,
  )
  await pool.query(
    `insert into cv_texts (file_id, text, read_at)
     select id, (select string_agg(($1::text[])[1 + (n * 7 + length(id::text) + ascii(id::text)) % $2::int] || ' palabra' || (n * 13) % 900, ' ')
       from generate_series(1, 300) n) || case when ascii(id::text) % 5 = 0 then ' kubernetes' else '' end, now()
     from files where kind = 'cv'`,
    [[...skills, ...titles], skills.length + titles.length],
  )
  await pool.query(`update professionals set phone = '98' || lpad(((id % 50 > 0)::int * id)::text, 7, '1')`)
}
