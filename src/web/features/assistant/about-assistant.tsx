import { Link } from 'react-router'

/** What the assistant does and does not do, as it is today: `modelHost` is who runs its model, if it has one. */
export function AboutAssistant({ modelHost }: { modelHost: string | null }) {
  return (
    <>
      <p>
        El{' '}
        <Link to="/agente" className="link">
          asistente
        </Link>{' '}
        es un programa, no una persona.{' '}
        {modelHost === null &&
          'Hoy no usa ningún modelo de lenguaje, ni nuestro ni de otra empresa: reconoce '}
        {modelHost !== null && 'Reconoce '}
        lo que pides con reglas y con las mismas palabras que usa la búsqueda, y responde con lo que encuentra
        en Qhatu en ese momento.
      </p>
      {modelHost !== null && <WithModel host={modelHost} />}
      <ul className="mt-4 grid list-disc gap-1 pl-5">
        <li>
          Mira los empleos y servicios publicados, los planes y la ayuda. Si entraste a tu cuenta, también tu
          perfil y tus postulaciones, o los avisos de tu empresa: lo mismo que ya puedes ver tú, y de nadie
          más.
        </li>
        <li>Solo lee. No postula, no escribe, no paga y no cambia nada: te deja el enlace y tú decides.</li>
        <li>Al lado de cada respuesta dice de dónde la sacó. Si no entiende o no sabe, te lo dice.</li>
        <li>No aconseja a quién contratar o rechazar, ni ordena personas.</li>
        <li>
          No guardamos tus preguntas ni sus respuestas, salvo que elijas guardar una conversación en tu
          cuenta: lo demás queda en tu pestaña del navegador. Si marcas que una respuesta te sirvió o no,
          contamos eso y el motivo por día, sin tu nombre y sin el texto.
        </li>
      </ul>
    </>
  )
}

/** What goes to the model, and what keeps it to the facts. */
const WithModel = ({ host }: { host: string }) => (
  <>
    <p className="mt-4">
      Algunas respuestas las redacta un modelo de lenguaje de {host}. Usa las mismas herramientas, que solo
      leen, y cada párrafo se revisa antes de mostrarse: una cantidad, un nombre o un enlace que no está en lo
      encontrado no se muestra, y en su lugar respondo con reglas. Hay un límite de respuestas así por día.
    </p>
    <p className="mt-4">
      Sin tu permiso el modelo solo recibe preguntas sueltas sobre lo que es público, sin correos, teléfonos
      ni documentos. De tu perfil, tus postulaciones o tu conversación recibe solo lo que permites en la
      configuración de tu cuenta, y dejas de permitirlo cuando quieras. Debajo de cada respuesta redactada así
      puedes ver todo lo que se envió.
    </p>
  </>
)
