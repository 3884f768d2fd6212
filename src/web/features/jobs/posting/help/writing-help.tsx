import Undo from 'lucide-react/icons/undo-2'
import type { UseFormReturn } from 'react-hook-form'
import type { AdAdvice } from '#contracts/coach/ad-writing.contract.ts'
import { fewestPaidAds } from '#contracts/coach/pay-figures.ts'
import { inSoles } from '#domain/coach/pay/pay.words.ts'
import { foldText } from '#domain/text/plain-text.ts'
import { PartFailed, PartLoading } from '#web/features/applications/candidate/team-notes.tsx'
import type { JobFormValues, JobKind } from '#web/features/jobs/posting/job-form-values.ts'
import type { JobBody } from '#web/features/jobs/posting/use-job-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Chip } from '#web/ui/list/chip.tsx'
import { fieldName, found, whyOf } from './advice.words.ts'
import { useWritingHelp, type WritingHelpState } from './use-writing-help.ts'

type WritingHelpProps = { kind: JobKind; form: UseFormReturn<JobFormValues, unknown, JobBody> }

/** What can be said better in the ad that is being written, each change accepted into the form one by one. */
export default function WritingHelp({ kind, form }: WritingHelpProps) {
  const state = useWritingHelp(form)
  const { advice, isFailed, retry, problem } = state
  if (isFailed)
    return <PartFailed retry={retry}>No pudimos leer tu aviso. Lo que escribiste sigue aquí.</PartFailed>
  if (!advice) return <PartLoading>Leyendo tu aviso</PartLoading>
  return (
    <div className="grid gap-5 text-sm">
      <p role="status" className="font-strong">
        {found(advice.findings.length)}
      </p>
      {advice.findings.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {advice.findings.map((finding) => (
            <FindingItem key={JSON.stringify(finding)} finding={finding} onAccept={state.accept} />
          ))}
        </ul>
      )}
      {problem && (
        <p role="alert" className="text-bad-ink">
          {problem}
        </p>
      )}
      <AcceptedList state={state} />
      <Pay pay={advice.pay} />
      <Skills kind={kind} state={state} skills={advice.skills} />
      <p className="text-xs text-ink-2">Usamos solo tus palabras. Nada cambia si no lo aceptas.</p>
    </div>
  )
}

type FindingItemProps = { finding: AdAdvice['findings'][number]; onAccept: WritingHelpState['accept'] }

function FindingItem({ finding, onAccept }: FindingItemProps) {
  const { field, before, after } = finding
  return (
    <li className="grid gap-2 py-3">
      <p className="wrap-anywhere">
        <b className="font-strong">{fieldName(field)}.</b> {whyOf(finding)}
      </p>
      {before !== '' && after !== null && (
        <>
          <p className="whitespace-pre-line text-ink-2 wrap-anywhere">
            <span className="sr-only">Dice: </span>
            <del>{before}</del>
          </p>
          {after !== '' && (
            <p className="whitespace-pre-line wrap-anywhere">
              <span className="sr-only">Propuesta: </span>
              {after}
            </p>
          )}
          <Button
            variant="secondary"
            size="sm"
            className="justify-self-start"
            onClick={() => onAccept(field, before, after)}
          >
            {after === '' ? 'Quitar la línea' : 'Aceptar'}
            <span className="sr-only">: {after === '' ? before : after}</span>
          </Button>
        </>
      )}
    </li>
  )
}

const AcceptedList = ({ state: { accepted, takeBack } }: { state: WritingHelpState }) =>
  accepted.length === 0 ? null : (
    <ul aria-label="Cambios aceptados" className="grid gap-1">
      {accepted.map((one) => (
        <li key={one.key} className="flex items-center justify-between gap-3">
          <span>{one.field === 'skills' ? 'Habilidades' : fieldName(one.field)}: cambio aceptado</span>
          <Button variant="quiet" size="sm" onClick={() => takeBack(one)}>
            <Undo className="icon" />
            Deshacer
          </Button>
        </li>
      ))}
    </ul>
  )

const Pay = ({ pay }: { pay: AdAdvice['pay'] }) => (
  <p>
    {pay === null ? (
      `Damos una cifra del mercado desde ${fewestPaidAds} avisos de este título que digan su sueldo.`
    ) : (
      <>
        {pay.ads} avisos con este título pagan entre <b className="font-strong">{inSoles(pay.low)}</b> y{' '}
        <b className="font-strong">{inSoles(pay.high)}</b> al mes; la mitad, {inSoles(pay.median)} o más.
      </>
    )}
  </p>
)

type SkillsProps = { kind: JobKind; state: WritingHelpState; skills: readonly string[] }

function Skills({ kind, state: { listed, addSkill }, skills }: SkillsProps) {
  const known = new Set(listed.map(foldText))
  if (skills.length === 0) return null
  return (
    <section>
      <h3 className="mb-2 font-text text-sm font-strong tracking-normal">Habilidades que leemos</h3>
      <ul className="flex flex-wrap items-center gap-1.5">
        {skills.map((name) => (
          <li key={name} className="max-w-full">
            {kind === 'premium' && !known.has(foldText(name)) ? (
              <Button variant="secondary" size="sm" onClick={() => addSkill(name)}>
                Agregar {name}
              </Button>
            ) : (
              <Chip>{name}</Chip>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
