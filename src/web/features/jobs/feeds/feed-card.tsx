import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useState } from 'react'
import { feedHours } from '#contracts/jobs/job-feeds-figures.ts'
import { type Feed, jobFeedsContract } from '#contracts/jobs/job-feeds.contract.ts'
import { jobCategories } from '#contracts/vocabulary.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { useUndo } from '#web/features/acts/use-undo.ts'
import { useMayWrite } from '#web/features/companies/panel/may-write.tsx'
import { showRefusal } from '#web/features/companies/team/show-refusal.ts'
import { api } from '#web/lib/api-client.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { Badge } from '#web/ui/look/badge.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { Note } from '#web/ui/state/note.tsx'
import { everyHoursName, feedStateNames, importedCount } from './feed.words.ts'
import { FeedRuns } from './feed-runs.tsx'
import { WaitingClosings } from './waiting-closings.tsx'

const tones = { on: 'ok', paused: 'neutral', failing: 'bad' } as const
const rhythms = feedHours.map((hours) => ({ value: String(hours), label: everyHoursName(hours) }))
const categories = jobCategories.map((name) => ({ value: name, label: name }))

/** One feed: where, how often, how it goes, and what it asks. */
export function FeedCard({ feed }: { feed: Feed }) {
  const { id, url, state, nextRunAt, ads, openAds, runs } = feed
  const { refresh } = useRefresh()
  const offerUndo = useUndo()
  const mayWrite = useMayWrite()
  const [busy, setBusy] = useState<string | null>(null)
  const [isStopping, setStopping] = useState(false)
  const { host } = new URL(url)
  const isRunning = runs[0]?.status === 'running'
  const params = { id }

  /** One act at a time; a failed one says why and changes nothing. */
  async function act(name: string, call: () => Promise<unknown>) {
    if (busy !== null) return
    setBusy(name)
    try {
      await call()
      await refresh()
    } catch (error) {
      showRefusal('No se pudo hacer el cambio', error)
    }
    setBusy(null)
  }
  const change = (body: Parameters<typeof changeOf>[1], title: string) =>
    act('change', async () => {
      await changeOf(id, body)
      showToast({ title })
    })
  const isOn = state === 'on'

  return (
    <Card
      title={<span className="wrap-anywhere">{host}</span>}
      action={<Badge tone={tones[state]}>{feedStateNames[state]}</Badge>}
    >
      <div className="grid gap-4">
        <p className="text-sm">
          <code className="wrap-anywhere">{url}</code>
        </p>
        <p className="text-sm text-ink-2">
          {ads === 0 ? 'Sin avisos importados' : importedCount(ads, openAds)}
          {nextRunAt && ` · Próxima lectura: ${formatDateTime(new Date(nextRunAt))}`}
        </p>
        {state === 'failing' && (
          <Note tone="bad">
            Dejamos de leerlo porque falló varias veces seguidas:{' '}
            {runs.find(({ status }) => status === 'failed')?.problem} Tus avisos siguen como estaban.
          </Note>
        )}
        {feed.waitingClosings > 0 && (
          <WaitingClosings
            count={feed.waitingClosings}
            mayAnswer={mayWrite}
            busy={busy === 'closings'}
            onAnswer={(decision) =>
              void act('closings', async () => {
                await api.call(jobFeedsContract.answerClosings, { params, body: { decision } })
                showToast({
                  title: decision === 'close' ? 'Los estamos archivando' : 'Siguen abiertos',
                  description:
                    decision === 'close'
                      ? 'En un momento verás el resultado aquí.'
                      : 'Desde ahora los manejas tú: el archivo ya no los cambia.',
                })
              })
            }
          />
        )}
        {mayWrite && (
          <>
            <div className="grid gap-4 sm:grid-cols-2">
              <Field label="Cada cuánto se lee">
                <Select
                  size="sm"
                  options={rhythms}
                  value={String(feed.everyHours)}
                  onChange={({ target }) => {
                    const everyHours = feedHours.find((hours) => String(hours) === target.value)
                    if (everyHours) void change({ everyHours }, 'Frecuencia guardada')
                  }}
                />
              </Field>
              <Field label="Categoría por defecto">
                <Select
                  size="sm"
                  options={categories}
                  value={feed.category}
                  onChange={({ target }) => {
                    const category = jobCategories.find((name) => name === target.value)
                    if (category) void change({ category }, 'Categoría guardada')
                  }}
                />
              </Field>
            </div>
            <div className="flex flex-wrap gap-2">
              {isOn ? (
                <>
                  <Button
                    variant="secondary"
                    size="sm"
                    busy={busy === 'run' || isRunning}
                    onClick={() =>
                      void act('run', async () => {
                        await api.call(jobFeedsContract.run, { params })
                        showToast({ title: 'Leyendo el archivo' })
                      })
                    }
                  >
                    <RefreshCw className="icon" />
                    Importar ahora
                  </Button>
                  <Button
                    variant="quiet"
                    size="sm"
                    onClick={() => void change({ isOn: false }, 'Importación pausada')}
                  >
                    Pausar
                  </Button>
                </>
              ) : (
                <Button
                  size="sm"
                  busy={busy === 'change'}
                  onClick={() => void change({ isOn: true }, 'Importación reanudada')}
                >
                  Reanudar
                </Button>
              )}
              <Button variant="quiet" size="sm" onClick={() => setStopping(true)}>
                Dejar de importar
              </Button>
            </div>
          </>
        )}
        <FeedRuns runs={runs} waiting={feed.waitingClosings} />
      </div>
      <ConfirmDialog
        open={isStopping}
        onClose={() => setStopping(false)}
        onConfirm={() =>
          void act('remove', async () => {
            const { undo } = await api.call(jobFeedsContract.remove, { params })
            setStopping(false)
            offerUndo(undo, { title: 'Importación detenida', description: 'Tus avisos siguen como estaban.' })
          })
        }
        title={`¿Dejar de importar de ${host}?`}
        description={`${openAds === 0 ? 'Ningún aviso abierto depende de él.' : `Tus ${openAds === 1 ? 'aviso abierto sigue' : `${openAds} avisos abiertos siguen`} como están y desde ahora los manejas a mano.`} Si más adelante vuelves a importar de esta dirección, los publicará como avisos nuevos.`}
        confirmLabel="Dejar de importar"
        busy={busy === 'remove'}
      />
    </Card>
  )
}

const changeOf = (
  id: number,
  body: { everyHours?: (typeof feedHours)[number]; category?: Feed['category']; isOn?: boolean },
) => api.call(jobFeedsContract.update, { params: { id }, body })
