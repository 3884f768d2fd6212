import type { ReactNode } from 'react'
import { signatureMinutes, webhookSeconds } from '#contracts/webhooks/webhook-figures.ts'
import { webhookEvents } from '#contracts/webhooks/webhooks-vocabulary.ts'
import { exampleBody } from '#domain/webhooks/payload.ts'
import { pausesText, webhookEventNames } from '#domain/webhooks/webhook.words.ts'
import { Card } from '#web/ui/look/card.tsx'
import { CodeBlock } from './code-block.tsx'

const check = `import { Webhook } from 'standardwebhooks'

// La clave de firma de tu webhook: guárdala como una contraseña.
const webhook = new Webhook('whsec_…')

// "body" son los bytes tal como llegaron, antes de leer el JSON.
app.post('/qhatu', (request, response) => {
  let event
  try {
    event = webhook.verify(request.body, request.headers)
  } catch {
    return response.status(400).end()
  }
  // Guarda webhook-id: si ya lo tienes, es un reintento.
  response.status(204).end()
})`

const company = {
  id: 52,
  name: 'Sacha Foods',
  website: 'https://sacha.example',
  phone: '01 444 5555',
  location: 'Lima',
  industry: 'Alimentos',
}

/** The documentation of the endpoint: what is sent when, and how a receiver checks it. */
export function WebhookDocs({ publicUrl }: { publicUrl: string }) {
  const example = {
    event: 'new_application',
    timestamp: '2026-11-23T14:01:50.000Z',
    ...exampleBody(publicUrl, company),
  }
  return (
    <Card title="Documentación del punto de entrega">
      <div className="grid gap-6">
        <p className="text-sm text-ink-2">
          <code className="rounded-xs bg-sunken px-2 py-1 text-xs text-ink">
            POST /webhooks/new-application
          </code>{' '}
          se envía a la dirección https que configura cada empresa, con cada postulación nueva. Los demás
          eventos llegan a la misma dirección. Se firma según Standard Webhooks.
        </p>
        <div className="grid gap-6 lg:grid-cols-2">
          <Facts title="Eventos" facts={webhookEvents.map((event) => [event, webhookEventNames[event]])} />
          <Facts
            title="Cabeceras"
            facts={[
              ['webhook-id', 'El mismo en cada reintento: sirve para descartar repetidos'],
              [
                'webhook-timestamp',
                `Segundos Unix del intento; acepta hasta ${signatureMinutes} min de diferencia`,
              ],
              [
                'webhook-signature',
                'v1: HMAC-SHA256 de id.hora.cuerpo en base64; dos firmas mientras rotas la clave',
              ],
            ]}
          />
        </div>
        <Part title="Reintentos">
          <p className="text-sm text-ink-2">
            Cuenta solo un 2xx completo en {webhookSeconds} s; no seguimos redirecciones. Si no llega,
            probamos otra vez a los {pausesText}. Un 410 desactiva el punto. Con 429 o 503 esperamos lo que
            pida Retry-After. Tras el último intento el punto se pausa y avisamos a la empresa.
          </p>
        </Part>
        <CodeBlock title="Ejemplo de cuerpo" text={JSON.stringify(example)} />
        <CodeBlock title="Comprobar la firma" aside="Node" text={check} />
      </div>
    </Card>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid min-w-0 content-start gap-2">
    <h3 className="text-sm font-strong">{title}</h3>
    {children}
  </section>
)

const Facts = ({ title, facts }: { title: string; facts: readonly (readonly [string, string])[] }) => (
  <Part title={title}>
    <dl className="grid gap-2 text-sm">
      {facts.map(([name, text]) => (
        <div
          key={name}
          className="grid gap-x-4 border-line pt-2 not-first:border-t sm:grid-cols-[12rem_minmax(0,1fr)]"
        >
          <dt className="text-xs">
            <code>{name}</code>
          </dt>
          <dd className="text-ink-2">{text}</dd>
        </div>
      ))}
    </dl>
  </Part>
)
