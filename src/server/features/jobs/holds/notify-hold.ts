import { jobHref, editJobHref } from '#domain/jobs/job.address.ts'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { notifyFollowers } from '#server/features/jobs/followers/followers.service.ts'
import type { JobRow } from '#server/features/jobs/jobs.queries.ts'

type NotifyDeps = Pick<Deps, 'clock' | 'config' | 'queue'>

/** The ad is public. Says nothing of one that its company closed or that was taken down. */
export async function notifyReleased(
  deps: NotifyDeps,
  tx: Db,
  { id, companyId, title, isOpen, takenDownAt }: JobRow,
): Promise<void> {
  if (!isOpen || takenDownAt) return
  await notifyFollowers(
    deps,
    tx,
    { companyId, jobId: id },
    {
      type: 'system',
      by: null,
      title: 'Tu aviso ya está publicado',
      message: `“${title}” ya aparece en las listas y recibe postulaciones.`,
      link: jobHref(id),
      mail: {
        subject: `Tu aviso ya está publicado: ${title}`,
        heading: 'Tu aviso ya está publicado',
        label: 'Ver el aviso',
      },
    },
  )
}

/** The ad stays held, and why. */
export async function notifyKept(
  deps: NotifyDeps,
  tx: Db,
  { id, companyId, title }: JobRow,
  note: string,
): Promise<void> {
  await notifyFollowers(
    deps,
    tx,
    { companyId, jobId: id },
    {
      type: 'system',
      by: null,
      title: 'Tu aviso sigue en espera',
      message: `Revisamos “${title}” y todavía no podemos publicarlo: ${note}`,
      link: editJobHref(id),
      mail: {
        subject: `Tu aviso sigue en espera: ${title}`,
        heading: 'Tu aviso sigue en espera',
        label: 'Corregir el aviso',
        paragraphs: ['Apenas lo corrijas, se publica solo. No hace falta que nos escribas.'],
      },
    },
  )
}

/** A confidential ad is held because its company is no longer verified. Says nothing of one that is closed. */
export async function notifyUnknown(
  deps: NotifyDeps,
  tx: Db,
  { id, companyId, title, isOpen, takenDownAt }: JobRow,
): Promise<void> {
  if (!isOpen || takenDownAt) return
  const heading = 'Tu aviso confidencial quedó en espera'
  await notifyFollowers(
    deps,
    tx,
    { companyId, jobId: id },
    {
      type: 'system',
      by: null,
      title: heading,
      message: `“${title}” oculta el nombre de tu empresa, y eso solo puede hacerlo una empresa verificada.`,
      link: editJobHref(id),
      mail: {
        subject: `${heading}: ${title}`,
        heading,
        label: 'Ver el aviso',
        paragraphs: [
          'Vuelve cuando verifiques tu empresa otra vez, o apenas muestres su nombre en el aviso.',
        ],
      },
    },
  )
}
