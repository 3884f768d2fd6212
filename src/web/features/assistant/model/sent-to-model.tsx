import type { Answer } from '#web/features/assistant/answer.ts'

const who = {
  system: 'De qué venimos hablando',
  user: 'Tu pregunta',
  assistant: 'Lo que dijo el modelo',
  tool: 'Lo que encontró la herramienta',
} as const

/** A model was asked for this answer: whether it worded it, and everything that it got. */
export function SentToModel({ sent, isByModel }: { sent: NonNullable<Answer['sent']>; isByModel: boolean }) {
  return (
    <details className="text-xs text-ink-2">
      <summary className="min-h-6 underline-offset-4 hover:underline">
        {isByModel
          ? `Redactado con un modelo de ${sent.host}.`
          : `Consulté a un modelo de ${sent.host}, pero respondí con mis reglas.`}{' '}
        Ver lo que se envió
      </summary>
      <dl className="mt-2 grid gap-2 rounded-sm bg-sunken px-3 py-2">
        {sent.messages.map(({ role, text }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- they never change their order
          <div key={index}>
            <dt className="font-strong">{who[role]}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-1">Además recibe siempre las mismas instrucciones de Qhatu, sin nada de ti.</p>
    </details>
  )
}
