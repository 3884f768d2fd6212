/** Full careers in their owners' words: several habits in one page. What stands between `::(` and `::)` is the narrow column. */
export const byTheirHands: Record<string, string> = {
  'maria-elena-obando': `
# María Elena Obando Vizcarra
{title:Arquitecta | Vivienda, patrimonio y docencia}

::(
## contact | Contacto
{phone:+51 952 330 618}
{email:me.obando@arqs.example}
{linkedin:linkedin.com/in/meobando-arq}
{place:Pocollay, Tacna}

## education | Formación
{study}**{g:Maestría en <Restauración de Monumentos>}**
{i:Universidad Nacional de Ingeniería}
{d:2014 – 2016|2014|2016}
{study}**{g:Arquitecta}**
{i:Universidad Privada de Tacna}
{d:2003 – 2009|2003|2009}
Tesis: Mercado de abastos para el Cono Sur

## skills | Herramientas
{s:Revit}
{s:AutoCAD}
{s:SketchUp}
{s:Lumion}
{s:S10}
{s:Expedientes de licencia}
{s:Levantamiento de casonas}

## languages | Idiomas
{n:Inglés}: {v:B2|intermediate}
{n:Portugués}: {v:básico|basic}

## certifications | Registros y cursos
{x:CAP 11902}
{x:Revisora urbana}, Ministerio de Vivienda, 2019
{x:BIM Management}, Zigurat, 2022
::)

## summary | Perfil
{sum:Arquitecta con quince años entre obra, expediente y aula. He entregado 40 viviendas y cuatro restauraciones, y dirijo obra con presupuestos pequeños y vecinos exigentes.}

## experience | Experiencia profesional

{job}**{p:Arquitecta independiente}**
{d:Marzo 2019 – actualidad|2019-03|now} · {l:Tacna}
- Proyecto y obra de viviendas unifamiliares de 90 a 240 m².
- Restauración de la fachada de la Casa Ibarra para el Gobierno Regional de Tacna (2021).
- Regularización de 60 predios ante la Municipalidad de Gregorio Albarracín.

{job}**{p:Jefa de Proyectos}**, {c:Estudio Basadre Arquitectos S.A.C.}
{d:Ago. 2013 – feb. 2019|2013-08|2019-02} · {l:Lima}
- Coordinación de especialidades en tres edificios multifamiliares de Jesús María y Lince.
- A cargo de cinco arquitectos; entrega de expedientes a tiempo en 2017 y 2018.

{job}**{p:Asistente de obra}**, {c:Constructora e Inmobiliaria Caplina}
{d:2010 a 2013|2010|2013} · {l:Tacna}
- Metrados, protocolos y planos de replanteo del condominio Los Olivos, etapas I y II.

## experience | Experiencia docente

{job}**{p:Docente del Taller de Diseño VI}** ({d:2020 – 2024|2020|2024})
{c:Universidad Privada de Tacna}
{job}**{p:Jefa de prácticas}** ({d:2011 – 2012|2011|2012})
{c:Universidad Privada de Tacna}

## awards | Reconocimientos
Mención honrosa, Bienal de Arquitectura del Sur, 2018
`,

  'cesar-llerena': `
# César Augusto Llerena Pinto
{title:Periodista y productor audiovisual}
{place:San Sebastián, Cusco} — {phone:984 220 713} — {email:cesar.llerena@prensa.example}

::(
## skills | LO QUE MANEJO
{s:Redacción periodística}, {s:Guion}, {s:Premiere}, {s:DaVinci Resolve}, {s:Cámara}, {s:Vuelo de dron}, {s:WordPress}, {s:Podcast}

## languages | IDIOMAS
{n:Quechua} ({v:fluido|advanced})
{n:Inglés} ({v:intermedio|intermediate})

## education | ESTUDIOS
{study}{g:Licenciado en <Ciencias de la Comunicación>}
{i:Universidad Andina del Cusco}
{d:2011|2011}
{study}{g:Diplomado en <Periodismo de Investigación>}
{i:Instituto Prensa y Sociedad}
{d:2017|2017}

## certifications | CURSOS
{x:Piloto de drones}, DGAC, 2022
{x:Documental etnográfico}, Centro Guaman Poma de Ayala, 2015
::)

## experience | TRAYECTORIA

{job}**{c:Radio y TV Mundo Andino}** >> {d:desde junio de 2020|2020-06|now}
{p:Jefe de informaciones}
Noticiero matinal en quechua y castellano para Cusco, Apurímac y Puno. Dirijo a cuatro reporteros y edito las portadas. En 2023 cubrimos durante tres meses las protestas del sur sin un solo desmentido.

{job}**{c:Productora Killa Films E.I.R.L.}** >> {d:de 2016 a mayo de 2020|2016|2020-05}
{p:Productor y camarógrafo}
Videos institucionales y documentales. Entre otros: «Pampa de sal» para PromPerú (2018) y la serie «Semillas» para la FAO (2019).

{job}**{c:Diario Los Andes de Hoy}** >> {d:abril 2012 – diciembre 2015|2012-04|2015-12}
{p:Redactor de locales y regionales}
Tres notas diarias, y la página de cultura los domingos.

{job}**{c:Municipalidad Provincial de Canchis}** >> {d:2011|2011}
{p:Asistente de Imagen Institucional}
Notas de prensa y boletín mensual.

## publications | PUBLICACIONES
Crónicas del Vilcanota (coautor), Sicuani, 2019

## references | REFERENCIAS
Se enviarán si las piden.
`,

  'ingrid-schwarz': `
# Ingrid Schwarz Paima
{title:Química Farmacéutica – Aseguramiento de la Calidad}
{email:ischwarz.qf@farma.example} | {phone:(+51) 987 014 552} | {place:San Borja, Lima}

::(
## summary | EXTRACTO
{sum:Química farmacéutica con trece años en laboratorios y distribución. Auditorías de BPM, BPA y BPDT, validación de procesos y trato con DIGEMID.}

## skills | COMPETENCIAS CLAVE
- {s:Validación de procesos}
- {s:BPM}
- {s:BPA}
- {s:Análisis de riesgos}
- {s:HPLC}
- {s:SAP QM}
- {s:Excel} (avanzado)
- {s:Liderazgo}

## languages | IDIOMAS
- {n:Alemán}, {v:nativo|native}
- {n:Español}, {v:nativo|native}
- {n:Inglés}, {v:avanzado|advanced}

## certifications | CERTIFICACIONES
- {x:Colegiatura CQFP 17441}
- {x:Auditora líder ISO 9001}, TÜV, 2021
- {x:Buenas prácticas de almacenamiento}, CQFP, 2018
::)

## experience | EXPERIENCIA LABORAL

**{at:Laboratorios Pozuzo Pharma S.A.}** ({in:Ate, Lima})
Fabricación de genéricos y productos naturales; 400 trabajadores.

{job}**{p:Jefa de Aseguramiento de la Calidad}**
{d:Enero 2022 – A la fecha|2022-01|now}
- Sistema de gestión de la calidad y equipo de 14 personas.
- Tres inspecciones de DIGEMID sin observaciones críticas.
- Proyecto de serialización (2023-2024), con un ahorro de USD 90 mil.

{job}**{p:Supervisora de Validaciones}**
{d:Mayo 2018 – Diciembre 2021|2018-05|2021-12}
- Plan maestro de validación; limpieza y agua purificada.

{job}**{p:Analista de Control de Calidad}**
{d:Octubre 2015 – Abril 2018|2015-10|2018-04}

{alone}**{at:Droguería Selva Central S.R.L.}** ({in:La Merced, Junín})

{job}**{p:Directora Técnica}**
{d:Febrero 2013 – Setiembre 2015|2013-02|2015-09}
- Apertura de la droguería y certificación BPA.

{alone}{job}**{c:Hospital Regional Julio César Demarini Caro}** ({l:Chanchamayo})
**{p:Interna de Farmacia}**
{d:2011|2011}

## education | FORMACIÓN ACADÉMICA
{study}**{g:Maestría en <Gestión de la Calidad> (egresada)}**, {i:Universidad Nacional Mayor de San Marcos}, {d:2018 - 2019|2018|2019}
{study}**{g:Título de <Químico Farmacéutico>}**, {i:Universidad Nacional Mayor de San Marcos}, {d:2013|2013}
{study}**{g:Bachiller en <Farmacia y Bioquímica>}**, {i:Universidad Nacional Mayor de San Marcos}, {d:2007 - 2012|2007|2012}
`,

  'wilmer-huanca': `
# WILMER HUANCA SUCARI
{title:Ingeniero de Minas}

::(
## contact | DATOS
Dirección: {place:Chucuito, Puno}
Celular: {phone:951 907 246}
Correo: {email:whuanca.minas@correo.example}
LinkedIn: {linkedin:linkedin.com/in/wilmer-huanca-sucari}

## education | EDUCACIÓN
**Posgrado**
{study}{g:Maestría en <Seguridad y Salud Minera>} (en curso)
{i:Universidad Nacional del Altiplano}
{d:2024 - actualidad|2024|now}
**Pregrado**
{study}{g:Ingeniería de Minas}
{i:Universidad Nacional del Altiplano}
{d:2009 - 2014|2009|2014}
Quinto superior

## skills | SOFTWARE
{s:MineSight} •••••
{s:Datamine} •••
{s:AutoCAD} ••••
{s:JKSimBlast} ••••
{s:Excel} •••••

## languages | IDIOMAS
{n:Aimara}: {v:nativo|native}
{n:Inglés}: {v:intermedio|intermediate}
::)

## experience | EXPERIENCIA LABORAL

{job}{p:JEFE DE GUARDIA MINA} >> {d:07/2022 - Actualidad|2022-07|now}
**{c:Minera Aurífera Ananea Alta S.A.}** / Unidad Rinconada / {l:Puno}
- Producción de 1 200 t/día en taladros largos; 45 trabajadores propios y de contrata.
- Dilución de 22% a 15% en doce meses.

{job}{p:INGENIERO DE PERFORACIÓN Y VOLADURA} >> {d:02/2019 - 06/2022|2019-02|2022-06}
**{c:Voladuras Técnicas del Perú S.A.C.}** / {l:Moquegua}
- Diseño de mallas para tres tajos; clientes: Cuajone Norte y Quebrada Honda.
- Factor de carga: -8%.

{job}{p:INGENIERO ASISTENTE DE PLANEAMIENTO} >> {d:2017 - 2019|2017|2019}
**{c:Compañía Minera Vilque S.A.A.}** / {l:Arequipa}
- Planes mensuales y conciliación de leyes.

{job}{p:PRACTICANTE PROFESIONAL} >> {d:Ene-Dic 2015|2015-01|2015-12}
**{c:Dirección Regional de Energía y Minas}** / {l:Puno}
- Fiscalización de pequeña minería y minería artesanal.

## certifications | CAPACITACIONES
2024 {x:Ventilación de minas}, Instituto de Ingenieros de Minas del Perú
2021 {x:Manipulación de explosivos}, SUCAMEC
2018 {x:Geomecánica aplicada}, TECSUP
{x:CIP 178226}

## references | REFERENCIAS
Ing. Rubén Ticona Apaza, superintendente de mina, Minera Aurífera Ananea Alta S.A., 951 600 482
`,
}
