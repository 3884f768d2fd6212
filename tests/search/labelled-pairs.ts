import { type LabelledAd, labelledAds } from './labelled-ads.ts'

/** One judgement: whether a person who types `query` wants to find the ad. `why` names the tested problem. */
export type LabelledPair = { query: string; ad: string; match: boolean; why: string }

/** Columns: query | ads that must be found | ads that must not be, each a space-separated list of ids; by kind of problem. */
const table: Readonly<Record<string, string>> = {
  'as written': `
    desarrollador backend | dotnet | grafico
    cajera de supermercado | cajera | tesoreria
    ingeniero de minas | ingminas | clang go
    diseñador gráfico | grafico | mkt
    jefe de logística | logistica | tesoreria`,
  'accents lost': `
    tecnico electricista | electri | enfermeria
    tesoreria | tesoreria | cajera
    logistica | logistica | vigilante
    psicologa | psico | docente
    matematica | docente | data
    diseno grafico | grafico | community
    mineria | ingminas | cajera`,
  'capitals and spaces': `
    CONTADOR GENERAL | contador | abogado
    "  Community   Manager " | community | mkt`,
  plural: `
    vendedores | vendedor | cocina
    conductores | conductor | electri
    cajeras | cajera | almacen
    abogados | abogado | docente
    electricistas | electri | limpieza
    ingenieros de minas | ingminas | go`,
  gender: `
    desarrolladora backend | dotnet | programacion
    enfermero | enfermero | docente
    contadora | contador | psico
    vendedora | vendedor | cocina
    diseñadora grafica | grafico | js
    psicologo | psico | abogado
    asesor de ventas | asesorventas | soporte
    cajero | cajera | conductor`,
  'typing error': `
    contadro | contador | conductor
    enfermria | enfermeria | docente
    desarolador | dotnet | limpieza
    electrisista | electri | vigilante
    motorisado | motorizado | conductor
    comunity manager | community | mkt
    abogdo | abogado | cajera
    resursos humanos | rrhh | ux`,
  synonym: `
    rrhh | rrhh | sst
    mozo | mesero | cocina
    camarero | mesero | conductor
    chofer | conductor | electri
    practicas preprofesionales | mkt | docente
    trainee marketing | mkt | community
    home office | remoto node | limpieza
    teletrabajo | remoto node | conductor
    ventas | vendedor asesorventas | ingminas
    vendedor | vendedor asesorventas | logistica
    contabilidad | contador asistcont | programacion
    profesor | docente | sst
    programador | cpp dotnet java | programacion
    dev | dotnet node | docente
    repartidor | motorizado | ingminas
    delivery | motorizado | callcenter
    call center | callcenter | soporte
    vigilante | vigilante | sst ciber
    almacenero | almacen | limpieza
    personal de limpieza | limpieza | vigilante
    legal | abogado | contador
    informatica | soporte | abogado
    help desk | soporte | callcenter
    auxiliar de enfermeria | enfermeria | almacen
    reclutador | selector | conductor
    tester | qa | soporte
    data scientist | data | qa
    seguridad | vigilante | limpieza
    seguridad informatica | ciber | vigilante sst
    seguridad y salud en el trabajo | sst | vigilante ciber
    redes sociales | community | soporte
    costurera | costura | vendedor
    medio tiempo | callcenter | almacen
    auxiliar administrativo | admin | almacen`,
  symbols: `
    c# | dotnet | cpp clang
    c++ | cpp | dotnet clang
    c | clang | dotnet cpp
    .net | dotnet | node
    asp.net | dotnet | js
    node.js | node | js dotnet
    nodejs | node | java
    node js | node | js
    java | java | js
    javascript | js | java
    go | go | community
    golang | go | mkt
    r | data | rrhh
    python | data | java
    sap fi | sapfi | sapmm
    sap mm | sapmm | sapfi
    sap | sapfi sapmm | dotnet
    ux/ui | ux | grafico
    vue | js | node
    programador c# | dotnet | cpp
    programador c++ | cpp | dotnet`,
  'two words, both needed': `
    asistente contable | asistcont | admin rrhh
    asistente de recursos humanos | rrhh | admin asistcont
    ayudante de cocina | cocina | almacen mesero
    analista de tesoreria | tesoreria | qa selector
    supervisor mina | sst | vigilante
    tecnico de soporte | soporte | electri`,
  company: `
    textil amaru | rrhh psico costura | almacen
    banco andino sur | java ciber | sapfi
    pixel nazca | js ux | grafico
    minera apu blanco | ingminas electri sst | clang
    boticas sanar | motorizado | enfermeria`,
  'place word': `
    contador arequipa | contador | asistcont
    abogado piura | abogado | asistcont
    conductor callao | conductor | almacen
    docente huancayo | docente | soporte
    vendedor gamarra | vendedor | costura
    desarrollador trujillo | js | vigilante dotnet`,
  'one stem, two meanings': `
    programacion | clang | sst
    programacion cultural | programacion | tesoreria clang`,
  'nothing fits': `
    astronauta |  | docente ingminas
    veterinario |  | vendedor
    piloto de avion |  | conductor`,
}

function readTable(why: string, text: string): LabelledPair[] {
  const pairs: LabelledPair[] = []
  for (const line of text.trim().split('\n')) {
    const [query = '', found = '', absent = ''] = line.split('|').map((cell) => cell.trim())
    const ids = (cell: string) => cell.split(' ').filter(Boolean)
    for (const ad of ids(found)) pairs.push({ query: query.replaceAll('"', ''), ad, match: true, why })
    for (const ad of ids(absent)) pairs.push({ query: query.replaceAll('"', ''), ad, match: false, why })
  }
  return pairs
}

export const labelledSearches: { ads: readonly LabelledAd[]; pairs: readonly LabelledPair[] } = {
  ads: labelledAds,
  pairs: Object.entries(table).flatMap(([why, text]) => readTable(why, text)),
}
