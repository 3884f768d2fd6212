/** People who made their CV in a design tool. What stands between `::(` and `::)` is the narrow column. */
export const designed: Record<string, string> = {
  'valery-soto': `
# VALERY SOTO AGUIRRE
{title:Diseñadora gráfica}

::(
## contact | CONTACTO
{phone:993 405 118}
{email:hola@valerysoto.example}
{place:Breña, Lima}

## education | EDUCACIÓN
{study}**{g:Diseño Gráfico}**
{i:Instituto Toulouse Lautrec}
{d:2018 - 2020|2018|2020}
{study}**{g:Motion Graphics}**
{i:Domestika}
{d:2022|2022}

## skills | SOFTWARE
{s:Illustrator}
{s:Photoshop}
{s:InDesign}
{s:After Effects}
{s:Figma}

## languages | IDIOMAS
{n:Español} – {v:nativo|native}
{n:Inglés} – {v:intermedio|intermediate}
::)

## summary | SOBRE MÍ
{sum:Diseño marcas, empaques y piezas para redes. Me gustan los procesos claros, las paletas atrevidas y los equipos donde se puede opinar.}

## experience | EXPERIENCIA

{job}**{p:Diseñadora senior}**
{c:Agencia Mandarina} | {d:2023 - presente|2023|now}
- Identidad de nueve marcas peruanas de alimentos y belleza.
- Dirección de dos practicantes.

{job}**{p:Diseñadora gráfica}**
{c:Imprenta y Publicidad Colorín S.A.C.} | {d:2021 - 2022|2021|2022}
- Artes finales para offset y gran formato.
- Empaques de temporada para tres panaderías.

{job}**{p:Diseñadora freelance}**
{d:2020 - 2021|2020|2021}
- Logotipos y redes para emprendimientos.

## awards | RECONOCIMIENTOS
Finalista, Premio Latino de Empaques 2024
`,

  'jean-carlo-mendivil': `
# Jean Carlo Mendívil Aranda
{title:ASESOR COMERCIAL}

::(
## summary | PERFIL
{sum:Vendedor de calle y de tienda. Cumplo metas, sé escuchar y nunca dejo a un cliente sin respuesta.}

## contact | DATOS DE CONTACTO
{place:Nuevo Chimbote}
{phone:+51 944 871 206}
{email:jcmendivil@correo.example}

## skills | HABILIDADES
- {s:Cierre de ventas}
- {s:Prospección}
- {s:Manejo de objeciones}
- {s:CRM}
- {s:Puntualidad}
::)

## experience | EXPERIENCIA LABORAL

{job}{d:MAYO 2024 - ACTUALIDAD|2024-05|now}
**{c:Telefibra Áncash S.A.C.}** - {p:Asesor de ventas de fibra óptica}
- Promedio de 38 instalaciones por mes; primer puesto de la zona norte en setiembre.

{job}{d:FEBRERO 2022 - ABRIL 2024|2022-02|2024-04}
**{c:Financiera Crediconfía}** - {p:Promotor de créditos}
- Cartera de 210 clientes con mora de 3.1%.

{job}{d:NOVIEMBRE 2020 - ENERO 2022|2020-11|2022-01}
**{c:Tiendas Electrohogar Santa}** - {p:Vendedor de tienda}
- Línea blanca, audio y video.

{job}{d:2019|2019}
**{c:Ferretería El Constructor}** - {p:Ayudante de mostrador}

## education | FORMACIÓN
{study}{d:2017 - 2019|2017|2019}
**{i:IESTP Carlos Salazar Romero}** - {g:Técnico en <Contabilidad> (trunco)}
{study}{d:2012 - 2016|2012|2016}
**{i:I.E. Politécnico Nacional del Santa}** - {g:Secundaria completa}

## certifications | CURSOS
{x:Técnicas de venta consultiva}, SENATI, 2023
{x:Licencia de conducir B-IIB}
`,

  'lesly-choque': `
# Lesly Anahí Choque Ventura
{title:Asistente administrativa y secretaria ejecutiva}
{phone:952 004 731}  |  {email:lesly.choque@correo.example}  |  {place:Gregorio Albarracín, Tacna}

::(
## skills | COMPETENCIAS
{s:Redacción de documentos}
{s:Archivo digital}
{s:Manejo de agenda}
{s:Excel} (intermedio)
{s:Word} (avanzado)
{s:Discreción}
{s:Orden}

## languages | IDIOMAS
{n:Inglés}
{v:Básico|basic}

## certifications | CURSOS
{x:Asistente de gerencia}
Cámara de Comercio de Tacna, 2023
{x:Gestión documental}
SERVIR, 2021

## interests | INTERESES
Lectura, danza, repostería
::)

## summary | PRESENTACIÓN
{sum:Secretaria ejecutiva titulada con seis años de experiencia en notarías, agencias de aduana y colegios. Ordenada, discreta y rápida con los documentos.}

## experience | EXPERIENCIA
{job}**{p:Asistente de Gerencia}** >> {d:Jul 2022 – Hoy|2022-07|now}
{c:Agencia de Aduanas Frontera Sur S.A.}, {l:Tacna}
- Agenda de dos gerentes, viáticos y trámites ante SUNAT y Zofratacna.
- Archivo digital de 3,400 despachos.

{job}**{p:Secretaria}** >> {d:Ene 2020 – Jun 2022|2020-01|2022-06}
{c:Notaría Calderón Ríos}, {l:Tacna}
- Minutas, cartas notariales y atención de 40 personas al día.

{job}**{p:Auxiliar de Secretaría}** >> {d:Mar 2018 – Dic 2019|2018-03|2019-12}
{c:I.E.P. Santa Cruz del Sur}, {l:Tacna}
- Matrícula, SIAGIE y constancias.

## education | ESTUDIOS
{study}**{g:Secretariado Ejecutivo}** >> {d:2015 – 2017|2015|2017}
{i:IESTP Francisco de Paula Gonzáles Vigil}
{study}**{g:Educación secundaria}** >> {d:2010 – 2014|2010|2014}
{i:I.E. Francisco Antonio de Zela}
`,

  'anthony-villegas': `
# ANTHONY VILLEGAS PRADO
{title:Nutricionista clínico y deportivo}

::(
## contact | CONTACTO
Teléfono
{phone:(+51) 970 318 664}
Correo
{email:anthony.nutri@salud.example}
Ubicación
{place:Huacho, Lima Provincias}
LinkedIn
{linkedin:linkedin.com/in/anthonyvillegasnutri}

## languages | IDIOMAS
{n:Inglés} ({v:B1|intermediate})
{n:Español} ({v:nativo|native})

## skills | APTITUDES
{s:Antropometría ISAK}, {s:Soporte nutricional}, {s:Planes deportivos}, {s:Consejería}, {s:Nutritionist Pro}, {s:Excel}
::)

## experience | EXPERIENCIA PROFESIONAL
{job}**{p:Nutricionista asistencial}**
**{c:Hospital Regional de Huacho}**
{d:03/2021 - Actualidad|2021-03|now}
Evaluación y soporte nutricional en UCI, medicina y pediatría. Presidente del comité de lactancia.

{job}**{p:Nutricionista deportivo}**
**{c:Club Deportivo Unión Chancay}**
{d:01/2019 - 12/2020|2019-01|2020-12}
Planes de alimentación para 28 futbolistas; composición corporal cada mes.

{job}**{p:Nutricionista SERUMS}**
**{c:Centro de Salud Sayán}**
{d:05/2017 - 04/2018|2017-05|2018-04}
Programa de anemia: 140 niños tratados, 82% recuperados.

## education | FORMACIÓN ACADÉMICA
{study}**{g:Licenciado en <Bromatología y Nutrición>}**
{i:Universidad Nacional José Faustino Sánchez Carrión}
{d:2011 - 2016|2011|2016}
{study}**{g:Especialidad en <Nutrición Clínica>}**
{i:Universidad Peruana Cayetano Heredia}
{d:2019 - 2021|2019|2021}

## certifications | CERTIFICACIONES
{x:Colegiatura CNP 7715}
{x:ISAK nivel 2}, 2019
{x:Diabetes y obesidad}, Asociación Peruana de Nutrición, 2022
`,
}
