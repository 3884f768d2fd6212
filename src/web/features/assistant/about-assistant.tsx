import { Link } from 'react-router'

/** What the assistant does and does not do, as it is today. */
export function AboutAssistant() {
  return (
    <>
      <p>
        El{' '}
        <Link to="/agente" className="link">
          asistente
        </Link>{' '}
        es un programa, no una persona. Hoy no usa ningún modelo de lenguaje, ni nuestro ni de otra empresa:
        reconoce lo que pides con reglas y con las mismas palabras que usa la búsqueda, y responde con lo que
        encuentra en Qhatu en ese momento.
      </p>
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
          No guardamos tus preguntas ni sus respuestas: la conversación queda en tu pestaña del navegador. Si
          marcas que una respuesta te sirvió o no, contamos eso y el motivo por día, sin tu nombre y sin el
          texto.
        </li>
      </ul>
    </>
  )
}
