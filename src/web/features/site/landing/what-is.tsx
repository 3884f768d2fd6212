/** What the product is, and what TEC people are. */
export function WhatIs() {
  return (
    <section
      aria-labelledby="titulo-que-es"
      className="wrap grid gap-5 pt-6 md:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)] md:gap-10 lg:pt-12"
    >
      <h2 id="titulo-que-es" className="max-w-[12ch]">
        El trabajo también se conversa.
      </h2>
      <div className="max-w-[60ch]">
        <p className="text-lg">
          Busca empleo, encarga un servicio o escríbele a quien necesitas: todo pasa en el mismo sitio.
          Comparamos lo que sabes y lo que has hecho con cada aviso, y te mostramos cómo calculamos el
          puntaje.
        </p>
        <p className="mt-4 text-ink-2">
          Son TEC quienes se apoyan en la tecnología para hacer bien lo suyo: en administración, marketing,
          ingeniería, derecho, ventas y otros oficios. Saber programar no es requisito.
        </p>
      </div>
    </section>
  )
}
