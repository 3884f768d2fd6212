/** CVs built as an outline: Roman numerals, 1.1, a), letters for the items, labels before every value. */
export const outlined: Record<string, string> = {
  'hilda-pumacayo': `
# HOJA DE VIDA

## contact | I. DATOS GENERALES
1.1 Apellidos y nombres : {name:PUMACAYO TTITO, HILDA}
1.2 D.N.I. : 23 999 610
1.3 Domicilio : Jr. Bolognesi 318, {place:Quillabamba}
1.4 Celular : {phone:984 017 552}
1.5 Correo : {email:hilda.pumacayo@correoejemplo.pe}
1.6 Profesión : {title:Licenciada en Enfermería}

## education | II. ESTUDIOS REALIZADOS
{study}2.1 Superior : {i:Universidad Nacional de San Antonio Abad del Cusco}
      Título : {g:Licenciada en <Enfermería>}
      Año : {d:2006 - 2011|2006|2011}
{study}2.2 Segunda especialidad : {g:Salud Familiar y Comunitaria}
      Universidad : {i:Universidad Andina del Cusco}
      Año : {d:2016|2016}
{study}2.3 {g:Secundaria} : {i:I.E. La Convención}
      Año : {d:2001 - 2005|2001|2005}

## experience | III. EXPERIENCIA LABORAL
3.1 Sector público
{job}a) {c:Red de Servicios de Salud La Convención}
      Cargo : {p:Enfermera del programa de inmunizaciones}
      Desde : {d:01-02-2017 hasta la fecha|2017-02|now}
{job}b) {c:Centro de Salud Maranura}
      Cargo : {p:Enfermera asistencial}
      Desde : {d:15-05-2013 hasta : 31-01-2017|2013-05|2017-01}
{job}c) {c:Puesto de Salud Pavayoc}
      Cargo : {p:Enfermera SERUMS}
      Desde : {d:01-05-2012 hasta : 30-04-2013|2012-05|2013-04}
3.2 Sector privado
{job}a) {c:Clínica Santa Ana de la Convención}
      Cargo : {p:Enfermera de turno}
      Desde : {d:10-08-2011 hasta : 30-04-2012|2011-08|2012-04}

## certifications | IV. CAPACITACIONES
4.1 {x:Cadena de frío e inmunizaciones} – DIRESA Cusco – 2022 – 60 horas
4.2 {x:Consejería en lactancia materna} – MINSA – 2019
4.3 {x:Colegio de Enfermeros del Perú N° 061 998}

## skills | V. CONOCIMIENTOS
5.1 {s:HIS MINSA}
5.2 {s:SIEN}
5.3 {s:Word} y {s:Excel} (usuario)

## languages | VI. IDIOMAS
6.1 {n:Quechua} : Habla {v:Muy bien|advanced}
6.2 {n:Machiguenga} : Habla {v:Poco|basic}

Declaro que la información es verdadera. Quillabamba, 12 de enero de 2026
`,

  'alipio-condori': `
# ALIPIO CONDORI VILCA
{title:Mecánico de equipo pesado}

## contact | 1. DATOS PERSONALES
a. Nacido en: Ilave, el 14/02/1985
b. Reside en: {place:Moquegua}
c. Fono: {phone:953 661 420}
d. Correo: {email:alipio.condori.v@correoejemplo.com}

## experience | 2. EXPERIENCIA
{job}2.1. {c:MAQUINARIAS CUAJONE SUR S.A.C.}
Puesto: {p:Mecánico II}
Lugar: {l:Torata}
Ingreso: {d:mayo 2018. Cese: vigente|2018-05|now}
Funciones:
a) Mantenimiento de volquetes y palas.
b) Overhaul de motores de 2 000 HP (2021, 2023).
c) Reportes al supervisor de guardia.
{job}2.2. {c:TALLER ALTIPLANO DIESEL}
Puesto: {p:Mecánico I}
Lugar: {l:Juliaca}
Ingreso: {d:enero 2013. Cese: abril 2018|2013-01|2018-04}
Funciones:
a) Motores, cajas y embragues.
{job}2.3. {c:EJÉRCITO DEL PERÚ}
Puesto: {p:Conductor y mecánico}
Ingreso: {d:2004. Cese: 2006|2004|2006}

## education | 3. INSTRUCCIÓN
{study}3.1. {i:TECSUP AREQUIPA}
Carrera: {g:Mantenimiento de Maquinaria Pesada}
Período: {d:2009 - 2012|2009|2012}
{study}3.2. {i:I.E.S. JOSÉ CARLOS MARIÁTEGUI, ILAVE}
Nivel: {g:Secundaria completa}
Período: {d:1998 - 2002|1998|2002}

## skills | 4. DOMINIO TÉCNICO
a) {s:Hidráulica}
b) {s:Motores diésel}
c) {s:Transmisiones}
d) {s:Diagnóstico con escáner}
e) {s:Lectura de manuales}

## certifications | 5. CERTIFICADOS
a) {x:Seguridad en taller}, 2019
b) {x:Sistemas hidráulicos II}, TECSUP, 2020
c) {x:Licencia A-IIIc}

## references | 6. REFERENCIAS
a) Ing. Wily Copa, jefe de taller, 953 000 774
`,

  'esperanza-lluncor': `
# Esperanza Lluncor Farroñán
{title:Contadora Pública Colegiada} N° 04-9987
{place:Lambayeque} · {phone:979 118 640} · {email:esperanza.lluncor@correoejemplo.com}

## summary | A. Presentación
{sum:Contadora con quince años en gobiernos locales de la región, especialista en SIAF, presupuesto público y rendiciones de cuentas.}

## education | B. Grados y títulos
{study}B.1 {g:Título de <Contadora Pública>}. {i:Universidad Nacional Pedro Ruiz Gallo}. {d:2009|2009}.
{study}B.2 {g:Bachiller en <Ciencias Contables>}. {i:Universidad Nacional Pedro Ruiz Gallo}. {d:2007|2007}.
{study}B.3 {g:Maestría en <Gestión Pública> (egresada)}. {i:Universidad César Vallejo}. {d:2018 – 2020|2018|2020}.

## experience | C. Experiencia general y específica
{job}C.1 {c:Municipalidad Distrital de Mórrope}. {p:Jefa de Contabilidad}. {d:Enero 2019 – a la fecha|2019-01|now}. [7 años]
{job}C.2 {c:Municipalidad Distrital de Túcume}. {p:Especialista en presupuesto}. {d:Enero 2015 – Diciembre 2018|2015-01|2018-12}. [4 años]
{job}C.3 {c:UGEL Ferreñafe}. {p:Asistente de tesorería}. {d:Marzo 2011 – Diciembre 2014|2011-03|2014-12}. [3 años, 10 meses]
{job}C.4 {c:Estudio Contable Farroñán}. {p:Auxiliar}. {d:2008 – 2010|2008|2010}. [2 años]

## certifications | D. Capacitación (últimos 5 años)
D.1 {x:Cierre contable gubernamental}. 2024. 120 horas lectivas.
D.2 {x:Nueva Ley de Contrataciones}. 2025. 80 horas.
D.3 {x:Sistema Nacional de Presupuesto Público}. 2022. 90 horas.

## skills | E. Ofimática y sistemas
E.1 {s:SIAF} – avanzado
E.2 {s:SIGA} – intermedio
E.3 {s:Excel} – intermedio
E.4 {s:Melissa} – básico

## languages | F. Idiomas
F.1 {n:Inglés} – {v:básico|basic}

## - | G. Producción intelectual
G.1 Tesis: Control interno en los gobiernos locales de Lambayeque, 2009.
`,

  'nestor-gonza': `
# Néstor Gonza Carhuapoma
{title:Ingeniero Agrónomo}
{place:Huancabamba, Piura}; {phone:968 773 015}; {email:nestor.gonza@correoejemplo.com}

## experience | I) Experiencia Profesional
{job}1) {p:Jefe de campo}, {c:Agrocafé Faical S.R.L.} [{d:2021 a la actualidad|2021|now}]
1.1) Manejo de 85 ha de café y granadilla
1.2) Certificación orgánica y comercio justo
{job}2) {p:Asistente de sanidad}, {c:SENASA Piura} [{d:2017 a 2020|2017|2020}]
2.1) Trampeo de mosca de la fruta en Morropón
2.2) Informes quincenales
{job}3) {p:Técnico de vivero}, {c:ONG Páramo Vivo} [{d:2015 a 2016|2015|2016}]

## education | II) Formación
{study}1) {g:Ingeniero Agrónomo}, {i:Universidad Nacional de Piura} [{d:2009 a 2014|2009|2014}]
{study}2) {g:Especialización en <Riego Tecnificado>}, {i:Universidad Nacional Agraria La Molina} [{d:2019|2019}]

## skills | III) Competencias
1) Técnicas: {s:manejo integrado de plagas}, {s:fertirriego}, {s:injertos}, {s:certificación orgánica}
2) Informáticas: {s:Excel}, {s:QGIS}
3) Personales: {s:trabajo con comunidades}, {s:puntualidad}

## certifications | IV) Otros estudios
1) {x:Catación de café}, Cámara Peruana del Café, 2022
2) {x:Licencia A-I y B-IIc}
`,
}
