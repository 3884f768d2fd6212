/** LaTeX without a template, marked as `printing/written-cv.ts` and `layouts/dev/own-tex-lines.ts` say. */
export const latexByHand: Record<string, string> = {
  'jorge-luis-ancajima': `
# {name:Jorge Luis Ancajima Ruesta}
{title:Ingeniero Geólogo}, {x:CIP 167203}
{place:La Molina, Lima}. Teléfono: {phone:+51 947 215 806}. Correo: {email:jl.ancajima@correoejemplo.com}

## summary | Perfil
{sum:Geólogo de exploraciones con doce años en pórfidos de cobre y epitermales de oro en Perú, Ecuador y Argentina. Manejo campañas de perforación de hasta 25 000 m.}

## experience | Experiencia laboral
[{job}{d:2021--presente|2021|now}] **{p:Geólogo Senior de Exploraciones}**, ~~{c:Andes Copper Exploration S.A.C.}~~, {l:Lima}.
[] Proyecto Quello (Apurímac): mapeo 1:5000, logueo de 14 000 m y modelo en Leapfrog. Supervisión de cinco geólogos.

[{job}{d:2017--2021|2017|2021}] **{p:Geólogo de Exploraciones}**, ~~{c:Minera Cordillera Sur S.A.}~~, {l:Cusco}.
[] QA/QC de muestreo, cubicación preliminar y reporte NI 43-101 en 2019.

[{job}{d:2015--2016|2015|2016}] **{p:Geólogo de Mina}**, ~~{c:Compañía Minera San Lorenzo}~~, {l:Pasco}.
[] Control de leyes en subterráneo, turno 14x7.

[{job}{d:2013--2014|2013|2014}] **{p:Asistente de Geología}**, ~~{c:INGEMMET, Dirección de Geología Regional}~~.

## education | Formación
[{study}{d:2018--2020|2018|2020}] {g:Maestría en <Recursos Minerales>}, {i:Universidad Nacional Mayor de San Marcos}.
[{study}{d:2008--2012|2008|2012}] {g:Ingeniería Geológica}, {i:Universidad Nacional de Piura}.

## skills | Programas
{s:Leapfrog Geo}, {s:Datamine}, {s:ArcGIS}, {s:QGIS}, {s:acQuire}, {s:Excel}.

## certifications | Cursos
- {x:Alteración hidrotermal y espectrometría}, SEG, 2022.
- {x:Geoestadística aplicada}, UNI, 2018.

## languages | Idiomas
{n:Inglés}: {v:avanzado|advanced}. {n:Español}: {v:nativo|native}.
`,

  'nicole-bustinza': `
# {name:Nicole Bustinza Valer}
{place:Cusco, Perú} -- {phone:984 771 553} -- {email:nicole.bustinza@correoejemplo.com} -- {linkedin:linkedin.com/in/nicolebustinza}

## education | EDUCACIÓN
**{study}{i:Universidad Andina del Cusco}**>>{d:2019 -- 2024|2019|2024}
{g:Bachiller en <Ingeniería Industrial>}, tercio superior
**{study}{i:Institución Educativa Mixta Inca Garcilaso de la Vega}**>>{d:2014 -- 2018|2014|2018}
{g:Secundaria}

## experience | EXPERIENCIA
**{job}{p:Analista Junior de Operaciones}**, {c:Trenes del Valle Sagrado S.A.}>>{d:agosto 2024 -- presente|2024-08|now}
- Indicadores diarios de puntualidad y ocupación para gerencia.
- Redujo de 3 h a 40 min la elaboración del reporte semanal.

**{job}{p:Practicante Profesional de Calidad}**, {c:Cervecería Artesanal Wayra E.I.R.L.}>>{d:enero 2024 -- julio 2024|2024-01|2024-07}
- Documentación de procedimientos HACCP y control de lotes.

**{job}{p:Ayudante de cátedra (Estadística)}**, {c:Universidad Andina del Cusco}>>{d:2022 -- 2023|2022|2023}

**{job}{p:Guía de turismo eventual}**, {c:Cusco Walking Tours}>>{d:veranos 2020 y 2021|2020|2021}

## - | PROYECTOS
**Balance de línea en panadería El Buen Pastor** (curso de Métodos, 2022)
- Estudio de tiempos y propuesta de distribución de planta.
**Tesis:** “Mejora del proceso de despacho mediante Lean en una distribuidora cusqueña”, 2024.

## skills | HABILIDADES
~~Software~~: {s:Excel}, {s:Power BI}, {s:Minitab}, {s:Bizagi}, {s:AutoCAD}.
~~Blandas~~: {s:orden}, {s:comunicación}, {s:atención al detalle}.

## certifications | CERTIFICADOS
- {x:Lean Six Sigma Yellow Belt}, 2023
- {x:Power BI intermedio}, Universidad Andina del Cusco, 2023

## languages | IDIOMAS
{n:Inglés} ({v:B2|intermediate}), {n:quechua} ({v:básico|basic})

## interests | INTERESES
Montañismo, danza, voluntariado ambiental.
`,

  'teofilo-barrientos': `
# {name:Teófilo Barrientos Cárdenas}

{title:Traductor e intérprete}

{place:Arequipa} · {phone:959 004 218} · {email:teofilo.barrientos@correoejemplo.com}

## languages | Lenguas
{n:Español} ({v:materno|native}), {n:quechua} ({v:materno|native}), {n:inglés} ({v:C2|advanced}), {n:francés} ({v:B2|intermediate}).

## experience | Trabajos
- {job}{p:Traductor independiente}, {d:desde 2015|2015|now}. Informes de impacto ambiental, contratos y patentes para clientes de Lima, Toronto y Santiago.
- {job}{p:Intérprete de quechua}, {c:Corte Superior de Justicia de Arequipa}, {d:2018--2023|2018|2023}. Audiencias penales y de familia.
- {job}{p:Profesor de inglés}, {c:Centro Cultural Peruano del Sur}, {d:2009--2015|2009|2015}.
- {job}{p:Recepcionista nocturno}, {c:Casa Andina de Huéspedes}, {d:2006--2008|2006|2008}.

## education | Estudios
- {study}{g:Licenciado en <Traducción e Interpretación>}, {i:Universidad Ricardo Palma}, {d:2008|2008}.
- {study}{g:Diplomado en <Traducción Jurídica>}, {i:Universidad Peruana de Ciencias Aplicadas}, {d:2016|2016}.

## certifications | Registros
- {x:Intérprete de lenguas indígenas}, Ministerio de Cultura, 2017.
- {x:Colegio de Traductores del Perú N° 0588}.

## skills | Herramientas
{s:SDL Trados}, {s:memoQ}, {s:OmegaT}, {s:LaTeX}.

## publications | Traducciones publicadas
- ~~Cuentos de la puna~~, antología bilingüe, Editorial Ichu, 2020.
- ~~Poemas de la lluvia~~, con J. Mamani, 2022.
`,

  'karina-huertas': `
# {name:Karina Huertas Palacios}
{title:Desarrolladora móvil}
{email:karina.huertas.dev@correoejemplo.com} | {phone:+51 922 640 178} | {place:Los Olivos, Lima} | github.com/khuertas-dev

## summary | Sobre mí
{sum:Desarrolladora Android e iOS con seis años de experiencia. Autodidacta, curiosa y detallista con la accesibilidad.}

## experience | Experiencia
### {at:Banco Regional del Pacífico}>>{in:Lima}
{job}~~{p:Líder técnica de canales móviles}~~>>{d:Mar 2024 -- Hoy|2024-03|now}
- Coordino a tres equipos (12 personas) y la hoja de ruta de la app con 1.4 M de usuarios.
{job}~~{p:Desarrolladora Android Senior}~~>>{d:Ene 2022 -- Feb 2024|2022-01|2024-02}
- Migración de Java a Kotlin y de XML a Jetpack Compose.

### {alone}{job}{c:Appetito Delivery S.A.C.}>>{l:San Borja}
~~{p:Desarrolladora Flutter}~~>>{d:Jun 2020 -- Dic 2021|2020-06|2021-12}
- Módulo de repartidores; cierre de 230 incidencias.

### {job}Freelance>>{l:Remoto}
~~{p:Programadora web y móvil}~~>>{d:2019 -- 2020|2019|2020}
- Tienda para una cadena de veterinarias, app de pedidos para “Pollería Doña Julia”.

## education | Educación
[{study}{d:2015 -- 2019|2015|2019}] **{g:Técnica en <Desarrollo de Software>}**, {i:SENATI, sede Independencia}
[{study}{d:2023 -- hoy|2023|now}] **{g:Ingeniería de Software}**, {i:Universidad Tecnológica del Perú}

## skills | Tecnologías
[Móvil] {s:Kotlin}, {s:Jetpack Compose}, {s:Swift}, {s:Flutter}
[Backend] {s:Firebase}, {s:Node.js}, {s:GraphQL}
[Prácticas] {s:TDD}, {s:accesibilidad}, {s:CI/CD}

## certifications | Certificaciones
[2023] {x:Associate Android Developer}, Google
[2021] {x:Scrum Master PSM I}, Scrum.org

## languages | Idiomas
[{n:Inglés}] {v:Intermedio alto (B2)|intermediate}
`,
}
