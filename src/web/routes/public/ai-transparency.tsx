import type { ReactNode } from 'react'
import { data, Link } from 'react-router'
import { scoresKeptYears } from '#contracts/matching/matching-figures.ts'
import { partWeights } from '#domain/matching/weights.ts'
import { spelledNumber } from '#domain/text/spelled-number.ts'
import { partLabel } from '#web/features/matching/match.words.ts'
import { assistantContract } from '#contracts/assistant/assistant.contract.ts'
import { publicApi, siteContext } from '#web/lib/api-context.ts'
import { pageMeta } from '#web/lib/page-meta.ts'
import { AboutAssistant } from '#web/features/assistant/about-assistant.tsx'
import { ProgressBar } from '#web/ui/state/progress-bar.tsx'
import type { Route } from './+types/ai-transparency'

const sum = Object.values(partWeights).reduce((total, weight) => total + weight, 0)
const percent = (weight: number) => Math.round((100 * weight) / sum)

/** With and without a model the page says something else: it asks which it is. */
export async function loader({ context }: Route.LoaderArgs) {
  const { model } = await context.get(publicApi).call(assistantContract.model, {})
  return data(
    { canonical: `${context.get(siteContext).publicUrl}/transparencia-ia`, modelHost: model?.host ?? null },
    { headers: { 'cache-control': 'public' } },
  )
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({
    title: 'Transparencia de la IA',
    description:
      'Qué calcula Qhatu automáticamente, con qué datos, con qué peso, y qué no usa nunca. Cómo se forma el puntaje entre un perfil y un empleo.',
    url: loaderData.canonical,
  })

/** What is automatic here, with which data, and what is never used (DS 115-2025-PCM). */
export default function AiTransparency({ loaderData }: Route.ComponentProps) {
  return (
    <article className="wrap pt-6 lg:pt-14">
      <h1>Transparencia de la IA</h1>
      <p className="mt-3 max-w-[68ch] text-ink-2">
        En Qhatu cuatro cosas son automáticas: leer tu CV, calcular qué tan bien van juntos un perfil y un
        empleo, resumir una postulación para la empresa, y responder preguntas en el asistente. Ahorran tiempo
        y ordenan. Ninguna decide por ti ni por la empresa.
      </p>
      <Section title="Cómo se calcula el puntaje">
        <p>
          Es una suma de partes, de 0 a 100. Cada parte dice sus razones, y puedes verlas con “Por qué” donde
          haya un puntaje. Este es el peso de cada una:
        </p>
        <ul className="mt-4 grid max-w-[32rem] gap-3">
          {Object.entries(partWeights)
            .toSorted(([, a], [, b]) => b - a)
            .map(([part, weight]) => (
              <li key={part}>
                <p className="flex justify-between text-sm tabular-nums">
                  <span className="font-strong">{partLabel(part)}</span>
                  <span className="text-ink-2">{percent(weight)} %</span>
                </p>
                <ProgressBar label={partLabel(part)} value={percent(weight)} />
              </li>
            ))}
        </ul>
        <p className="mt-4">
          Lo que no sabemos no cuenta como cero: si tu perfil no dice algo, esa parte se estima con cautela y
          te mostramos entre qué valores estaría el puntaje. Lo que el empleo no pide no cuenta.
        </p>
        <p className="mt-4">
          Lo que está muy lejos de lo que se pide baja todo el puntaje, aunque el resto encaje: el oficio, el
          nivel, el lugar, el sueldo o los estudios. “Por qué” dice cuál y cuánto. Que falte poco no lo baja.
        </p>
      </Section>
      <Section title="Dónde se usa">
        <ul className="grid list-disc gap-1 pl-5">
          <li>En los empleos que te recomendamos, para ordenarlos.</li>
          <li>En la lista de quienes postularon a un empleo, para la empresa que lo publicó.</li>
          <li>
            En los profesionales que sugerimos a una empresa para su empleo. Solo aparece ahí quien publicó un
            servicio y tiene un perfil que esa empresa puede ver. Pausar tus servicios o cambiar{' '}
            <Link to="/dashboard/configuracion" className="link">
              quién puede ver tu perfil
            </Link>{' '}
            te saca en el momento.
          </li>
        </ul>
      </Section>
      <Section title="El resumen que ve la empresa">
        <p>
          Cuando postulas, la empresa puede ver un resumen de tu perfil y de tu CV: dónde trabajaste, qué
          estudiaste y qué dices de lo que pide el aviso. Son tus palabras, y cada dato muestra la línea de
          donde sale. No te califica, no te compara con nadie y no aconseja qué hacer.
        </p>
      </Section>
      <Section title="Qué no usamos nunca">
        <p>
          Edad, sexo, foto, estado civil, hijos, nacionalidad, nombre, religión ni afiliación sindical. El
          cálculo no recibe esos datos: no tiene dónde ponerlos. Si un texto tuyo los cuenta de las formas
          usuales, los quitamos antes de leerlo. En cada versión comprobamos con perfiles de muchos oficios
          que agregarlos o cambiarlos no mueve ningún puntaje.
        </p>
      </Section>
      <Section title="Qué no hace">
        <ul className="grid list-disc gap-1 pl-5">
          <li>No rechaza ni oculta a nadie. Las empresas ven a todas las personas que postulan.</li>
          <li>No cambia el estado de una postulación: eso lo hace siempre una persona.</li>
          <li>
            No inventa datos de tu CV. Lo que no se puede leer queda vacío, y lo que escribiste no se
            reemplaza.
          </li>
        </ul>
      </Section>
      <Section id="asistente" title="El asistente">
        <AboutAssistant modelHost={loaderData.modelHost} />
      </Section>
      <Section title="Qué guardamos">
        <p>
          Cada puntaje que una empresa ve queda registrado con sus razones durante{' '}
          {spelledNumber(scoresKeptYears)} años, para que pueda revisarse si alguien lo pide.
        </p>
        <p className="mt-4">
          ¿Un puntaje tuyo te parece equivocado? Pide que una persona lo revise en{' '}
          <Link to="/dashboard/postulaciones" className="link">
            tus postulaciones
          </Link>
          : la empresa lo lee y te responde. Si crees que el cálculo tiene un error,{' '}
          <Link to="/contacto?tema=datos" className="link">
            escríbenos
          </Link>{' '}
          y lo revisa una persona de Qhatu.
        </p>
      </Section>
      <p className="mt-8 text-sm text-ink-2">
        ¿Quieres probarlo? Compara tus habilidades con un empleo en{' '}
        <Link to="/compatibilidad" className="link">
          Compatibilidad IA
        </Link>
        .
      </p>
    </article>
  )
}

const Section = ({ id, title, children }: { id?: string; title: string; children: ReactNode }) => (
  <section id={id} className="mt-8 max-w-[68ch]">
    <h2 className="mb-2 text-h3">{title}</h2>
    {children}
  </section>
)
