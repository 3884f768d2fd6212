/** What the product is, and who TEC people are. */
export function WhatIs() {
  return (
    <section
      aria-labelledby="titulo-que-es"
      className="wrap grid gap-5 pt-6 md:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)] md:gap-10 lg:pt-12"
    >
      <h2 id="titulo-que-es" className="max-w-[12ch]">
        Un mercado, no un buzón de CV.
      </h2>
      <div className="max-w-[60ch]">
        <p className="text-lg">
          Qhatu reúne en un solo lugar empleos, servicios freelance y conversación directa. La compatibilidad
          se calcula con tus habilidades y tu experiencia, y siempre puedes ver las razones.
        </p>
        <p className="mt-4 text-ink-2">
          TEC es un perfil con mente tecnológica: administradores, marketeros, ingenieros, abogados,
          vendedores y más. No hace falta programar; hace falta querer trabajar mejor con la tecnología.
        </p>
      </div>
    </section>
  )
}
