/** The first tab stop: a link to the content, shown over the header. */
export function SkipLink() {
  return (
    <a
      href="#contenido"
      className="fixed top-3 left-4 z-toast -translate-y-20 rounded-md bg-ink px-4 py-3 text-bg no-underline focus:translate-y-0"
    >
      Ir al contenido
    </a>
  )
}
