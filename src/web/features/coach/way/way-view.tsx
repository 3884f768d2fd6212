import { Form, useNavigation } from 'react-router'
import type { WayReply } from '#contracts/coach/way.contract.ts'
import { longestSearch } from '#contracts/search-figures.ts'
import { payOfTradeHref, wayPath } from '#domain/coach/coach.address.ts'
import { storedSearchHref } from '#domain/jobs/job.address.ts'
import { Button } from '#web/ui/action/button.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { Chip } from '#web/ui/list/chip.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { EmptyState } from '#web/ui/state/empty-state.tsx'
import { Note } from '#web/ui/state/note.tsx'
import { ChosenJob } from './chosen-job.tsx'
import { adsInWords, stepInWords, unsaid } from './way.words.ts'
import { NearJobs } from './near-jobs.tsx'

/** The way to a trade or to one job: what the person has, what is missing and in which order, and the ads that are near. */
export function WayView({ way, q, isGone }: { way: WayReply; q: string; isGone: boolean }) {
  const { job, read } = way
  const notSaid = unsaid(way)
  return (
    <>
      <h1>Camino a un puesto</h1>
      <p className="mt-2 max-w-[64ch] text-sm text-ink-2">
        Comparamos tu perfil con lo que piden los avisos abiertos de un oficio y te decimos por dónde empezar.
      </p>
      <TradeForm key={q} q={q} />
      <div className="mt-6 grid max-w-[60rem] gap-5">
        {isGone && <Note>Ese empleo ya no está abierto. Mira los avisos de tu oficio.</Note>}
        {q === '' ? (
          <Card>
            <EmptyState title="¿Qué puesto te gustaría?">
              Escribe el oficio o el cargo, y compáralo con tu perfil.
            </EmptyState>
          </Card>
        ) : (
          <>
            {notSaid !== '' && (
              <Note tone="warn">
                Tu perfil todavía no dice {notSaid}, así que parece que te falta.{' '}
                <LinkButton to="/dashboard/experiencia" variant="quiet" size="sm">
                  Completar mi perfil
                </LinkButton>
              </Note>
            )}
            {job && <ChosenJob way={way} job={job} />}
            {read === 0 ? (
              <Card>
                <EmptyState
                  title={`Ahora no hay avisos de “${q}”`}
                  action={
                    <LinkButton to={storedSearchHref(String(new URLSearchParams({ q })))}>
                      Buscar en todos los avisos
                    </LinkButton>
                  }
                >
                  Prueba con otra forma de decirlo o con un oficio cercano.
                </EmptyState>
              </Card>
            ) : (
              <Trade way={way} q={q} />
            )}
          </>
        )}
      </div>
    </>
  )
}

function TradeForm({ q }: { q: string }) {
  const isLoading = useNavigation().location?.pathname === wayPath
  return (
    <Form
      role="search"
      aria-label="A qué puesto"
      className="mt-5 grid max-w-[36rem] grid-cols-[minmax(0,1fr)_auto] items-end gap-2"
    >
      <Field label="Oficio o cargo">
        <TextInput
          name="q"
          type="search"
          defaultValue={q}
          placeholder="Analista de datos"
          maxLength={longestSearch}
          autoComplete="off"
          enterKeyHint="search"
        />
      </Field>
      <Button type="submit" busy={isLoading}>
        Comparar
      </Button>
    </Form>
  )
}

function Trade({ way, q }: { way: WayReply; q: string }) {
  const { read, has, steps, readyCount, oneAwayCount } = way
  return (
    <>
      <Card
        title="Qué te falta, en orden"
        action={
          <LinkButton to={payOfTradeHref(q)} variant="quiet" size="sm">
            Cuánto pagan
          </LinkButton>
        }
      >
        <p className="-mt-2 mb-4 text-sm text-ink-2">
          Comparamos {adsInWords(read)} de “{q}” y de oficios casi iguales.{' '}
          {readyCount > 0 && `Tienes todo lo que piden ${readyCount}. `}
          {oneAwayCount > 0 && `En ${oneAwayCount} te falta una sola cosa. `}
          {steps.length > 1 &&
            'Primero lo que se aprende antes: habilidades, luego idiomas, y al final los años de experiencia, que se ganan trabajando.'}
        </p>
        {steps.length === 0 ? (
          <p className="text-sm">
            {readyCount > 0
              ? 'No te falta nada que se repita. Ya puedes postular.'
              : 'Nada de lo que te falta se repite en estos avisos.'}
          </p>
        ) : (
          <ol className="divide-y divide-line">
            {steps.map((step, at) => (
              <li
                key={step.label}
                className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-2 py-3 first:pt-0 last:pb-0"
              >
                <span className="fig text-[1.25rem] leading-6 text-accent-ink" aria-hidden="true">
                  {at + 1}
                </span>
                <span className="font-strong wrap-anywhere">{step.label}</span>
                <span className="col-start-2 text-sm text-ink-2">{stepInWords(step, at === 0)}</span>
              </li>
            ))}
          </ol>
        )}
        {has.length > 0 && (
          <div className="mt-5 border-t border-line pt-4">
            <h3 className="mb-2 text-sm font-strong">Ya lo tienes</h3>
            <ul className="flex flex-wrap gap-1.5">
              {has.slice(0, mostHas).map(({ label, ads }) => (
                <li key={label}>
                  <Chip look="hit">
                    {label} <span className="tabular-nums">· {adsInWords(ads)}</span>
                  </Chip>
                </li>
              ))}
            </ul>
          </div>
        )}
      </Card>
      <NearJobs way={way} />
    </>
  )
}

const mostHas = 12
