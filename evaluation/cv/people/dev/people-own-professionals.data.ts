/** Professionals with a blank page: position, company and dates in lines of their own fashion, marked as `printing/written-cv.ts` and `layouts/dev/word-lines.ts` say. */
export const professionalsOnBlankPages: Record<string, string> = {
  'maricielo-otoya': `
# {name:Maricielo Otoya Seminario}
{place:Santiago de Surco, Lima}  •  {phone:+51 981 440 275}  •  {email:maricielo.otoya@correoejemplo.com}  •  {linkedin:www.linkedin.com/in/maricielo-otoya}

## summary | RESUMEN
{sum:Ingeniera industrial con MBA y nueve años en planeamiento de demanda, abastecimiento y mejora de procesos en consumo masivo y retail. He liderado equipos de hasta 12 personas y la implementación de SAP IBP en dos países.}

## experience | EXPERIENCIA PROFESIONAL
**{job}{p:Jefa de Planeamiento de la Demanda}**>>{d:ene. 2022 – actualidad|2022-01|now}
~~{c:Alimentos Molinos del Sur S.A.C.}, {l:Lima}~~
• Lidero a 5 analistas y el proceso S&OP de 4 categorías (S/ 620 MM anuales).
• Mejoré el forecast accuracy de 68 % a 79 % en 18 meses.
• Dueña funcional de la salida en vivo de SAP IBP en Perú y Bolivia (mayo 2023).

**{job}{p:Analista Senior de Abastecimiento}**>>{d:mar. 2019 – dic. 2021|2019-03|2021-12}
~~{c:Tiendas Peruanas del Hogar S.A.}, {l:Lima}~~
• Reposición de 1 200 SKU en 34 tiendas; reducción de quiebres de 9 % a 4 %.
• Durante la cuarentena de 2020 armé el primer plan de despacho a domicilio.

**{job}{p:Analista de Compras (Trainee)}**>>{d:feb. 2017 – feb. 2019|2017-02|2019-02}
~~{c:Cervecería Tres Cruces S.A.A.}, {l:Ate}~~
• Licitaciones de material de empaque, 14 proveedores locales y 6 del exterior.

**{job}{p:Practicante Preprofesional de Logística}**>>{d:2016|2016}
~~{c:Laboratorios Farmacéuticos Sanavida}, {l:San Luis}~~

## education | EDUCACIÓN
**{study}{g:MBA}**>>{d:2020 – 2022|2020|2022}
~~{i:CENTRUM PUCP}~~
**{study}{g:Ingeniería Industrial}**, quinto superior>>{d:2011 – 2016|2011|2016}
~~{i:Universidad de Piura}~~

## skills | HABILIDADES
{s:SAP MM} | {s:SAP IBP} | {s:Power BI} | {s:SQL} | {s:Excel} avanzado con {s:macros} | {s:Lean Six Sigma}

## languages | IDIOMAS
{n:Inglés}: {v:avanzado|advanced} (TOEFL iBT 101)  |  {n:Portugués}: {v:intermedio|intermediate}

## certifications | CERTIFICACIONES
{x:Green Belt}, Asociación Peruana de Calidad, 2020
{x:CPIM Part 1}, APICS, 2018

## interests | OTROS INTERESES
Vóley master, voluntaria en Techo (2014 – 2016), catas de café.
`,

  'ronald-sifuentes': `
# {name:RONALD IVÁN SIFUENTES OBREGÓN}
>< {title:Jefe de Seguridad y Salud en el Trabajo}
>< {place:Huaraz – Áncash}    Móvil: {phone:943 70 18 26}    {email:rsifuentes.ssoma@correoejemplo.com}

## experience | EXPERIENCIA

**{job}{c:COMPAÑÍA MINERA NEVADO AZUL S.A.}**>>{d:Octubre 2021 a la fecha|2021-10|now}
~~Extracción y procesamiento de zinc y plomo, 1 400 trabajadores~~
{p:Jefe de SSOMA – Unidad Pucarrajo}
o Responsable del sistema ISO 45001 en mina subterránea y planta concentradora.
o 2,3 millones de horas hombre sin accidentes incapacitantes al cierre de 2023.
o Reporto a la Gerencia de Operaciones; equipo de 9 ingenieros y 4 técnicos.

**{job}{c:CONSTRUCTORA E INMOBILIARIA HATUN RUMI S.A.C.}**>>{d:Julio 2018 – Setiembre 2021|2018-07|2021-09}
~~Obras de infraestructura hospitalaria~~
{p:Supervisor de Seguridad}
o Hospital de Apoyo de Yungay: matriz IPERC, plan de emergencias, charlas diarias a 260 obreros.

**{job}{c:ELECTROREDES ÁNCASH CONTRATISTAS}**>>{d:Enero 2016 – Junio 2018|2016-01|2018-06}
~~Mantenimiento de redes de media tensión~~
{p:Asistente de Prevención de Riesgos}
o Inspección de 18 cuadrillas, control de EPP y permisos de trabajo.

**{job}{c:DIRECCIÓN REGIONAL DE ENERGÍA Y MINAS}**>>{d:2015|2015}
{p:Practicante}

## education | FORMACIÓN ACADÉMICA

**{study}{i:UNIVERSIDAD NACIONAL SANTIAGO ANTÚNEZ DE MAYOLO}**>>{d:2009 – 2014|2009|2014}
{g:Ingeniero de Minas}, colegiado {x:CIP 190776}
**{study}{i:UNIVERSIDAD NACIONAL DE INGENIERÍA}**>>{d:2018 – 2019|2018|2019}
{g:Maestría en <Seguridad y Salud Minera> (trunca)}

## certifications | ESPECIALIZACIÓN
o {x:Auditor Líder ISO 45001:2018}, Bureau Certificaciones, 2022
o {x:ICAM: investigación de accidentes}, 2021
o {x:Rescate minero}, Instituto de Seguridad Minera, 2019
o {x:Diplomado en Gestión Ambiental}, UNASAM, 2017

## skills | COMPETENCIAS
{s:IPERC}; {s:auditorías internas}; {s:liderazgo}; {s:comunicación con sindicatos}; {s:Power BI}; {s:SAP EHS}

## languages | IDIOMAS
Hablo {n:quechua} y leo {n:inglés} técnico
`,

  'carmen-larrea': `
# {name:Carmen Rosa Larrea Gutiérrez}
{title:Asistente Administrativa y Contable}
{place:Av. Los Incas 788, La Esperanza, Trujillo}
{phone:944-602-117}
{email:carmenlarrea.g@correoejemplo.com}

## summary | OBJETIVO
{sum:Formar parte de una empresa seria donde pueda desarrollar mis conocimientos.}

## education | ESTUDIOS
{study}{d:1995 – 2000|1995|2000}\t{g:Primaria y secundaria}: {i:C.E. Santa Rosa de Trujillo}
{study}{d:2002 – 2005|2002|2005}\t{g:Contabilidad}, {i:ISTP Nueva Esperanza}
{study}{d:2016|2016}\t{g:Diplomado en <Tributación>}, {i:Cámara de Comercio de La Libertad}

## experience | EXPERIENCIA LABORAL
{job}{d:2019 – a la fecha|2019|now}\t**{c:Calzados D’Karolina S.R.L.}**
\t{p:Asistente administrativa}
\t➢ Facturación electrónica, cobranzas y caja chica.
\t➢ Planilla de 22 trabajadores y T-Registro.
{job}{d:2013 – 2018|2013|2018}\t**{c:Ferretería y Distribuidora Los Pinos}**
\t{p:Asistente contable}
\t➢ Registro de compras y ventas, kardex valorizado.
\t➢ Coordinación con el contador externo.
{job}{d:2009 – 2012|2009|2012}\t**{c:Hostal El Brujo}**
\t{p:Recepcionista – cajera}
{job}{d:2006 – 2008|2006|2008}\t**{c:Estudio Contable C.P.C. Wilfredo Leyva}**
\t{p:Practicante y luego auxiliar}

## skills | CONOCIMIENTOS
\t➢ {s:CONCAR}, {s:Starsoft}
\t➢ {s:Excel} y {s:Word}
\t➢ {s:PLAME} y {s:PDT 621}
\t➢ {s:Facturación SUNAT}

## certifications | CURSOS
2023\t{x:Actualización tributaria}, Colegio de Contadores
2019\t{x:Excel para contadores}, ISTP Nueva Esperanza
2014\t{x:Libros electrónicos PLE}, SUNAT

## references | REFERENCIAS PERSONALES
Sra. Karolina Rebaza Ulloa\tGerente\t944 000 155
C.P.C. Wilfredo Leyva Cruz\tContador\t944 000 266
`,

  'dante-escudero': `
# {name:DANTE ESCUDERO RENGIFO}>>{phone:942 118 037}
{title:Ingeniero Agrónomo}>>{email:dante.escudero.r@correoejemplo.com}
{x:CIP: 145 302}>>{place:Tarapoto, San Martín}

## summary | PERFIL
{sum:Ingeniero agrónomo especializado en cacao y café bajo sistemas agroforestales. Diez años acompañando a cooperativas y pequeños productores en certificación orgánica, poscosecha y acceso a mercados.}

## experience | TRAYECTORIA LABORAL
{job}**{p:Coordinador Técnico}**, {c:Cooperativa Agraria Cacaotera Alto Huallaga}. {l:Juanjuí}. {d:Febrero 2020 hasta la actualidad|2020-02|now}.
Dirijo el programa de asistencia técnica a 640 socios, con ocho extensionistas. Elaboré el proyecto que obtuvo S/ 1.2 millones de AGROIDEAS en 2022.

{job}**{p:Especialista en Café}**, {c:ONG Bosques y Gente}. {l:Moyobamba}. {d:Agosto 2017 a enero 2020|2017-08|2020-01}.
Implementé 35 escuelas de campo en Rioja y El Dorado. Capacité a 900 familias en manejo de roya y broca.

{job}**{p:Extensionista}**, {c:Proyecto Especial Huallaga Central y Bajo Mayo}. {l:Tarapoto}. {d:Mayo 2014 a julio 2017|2014-05|2017-07}.

{job}**{p:Tesista e investigador asistente}**, {c:Instituto Nacional de Innovación Agraria, E.E.A. El Porvenir}. {d:2013|2013}.

## education | ESTUDIOS SUPERIORES
{study}**{g:Ingeniero Agrónomo}**, {i:Universidad Nacional de San Martín}. {d:2013|2013}.
{study}**{g:Maestría en <Agroforestería Tropical>}**, {i:Universidad Nacional Agraria de la Selva}. {d:2018 a 2020|2018|2020}. Sin sustentar.

## certifications | CAPACITACIÓN COMPLEMENTARIA
{x:Inspector interno de producción orgánica}, Control Verde, 2021.
{x:Cata de licor de cacao}, Cámara Cafetalera y Cacaotera, 2019.
{x:Formulación de proyectos en Invierte.pe}, 2016.

## skills | HERRAMIENTAS
{s:ArcGIS}, {s:QGIS}, {s:KoboToolbox}, {s:Excel}, {s:manejo de GPS}, {s:estadística con R}.

## languages | IDIOMAS
{n:Inglés} {v:intermedio|intermediate}; {n:castellano}, {v:lengua materna|native}.

## publications | PUBLICACIONES
Escudero, D. (2014). Efecto de tres bioestimulantes en injertos de cacao CCN-51. Tesis de pregrado.
`,
}
