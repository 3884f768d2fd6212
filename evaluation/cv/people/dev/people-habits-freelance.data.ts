/** Working lives that are no plain row of jobs: clients below one job, projects, jobs at the same time, promotions, breaks, volunteering. */
export const freelanceAndConsulting: Record<string, string> = {
  'ursula-benavente': `
# Úrsula Benavente Loo
{title:Consultora en gestión social y relaciones comunitarias}
{place:Magdalena del Mar, Lima} · {phone:+51 998 410 337} · {email:ursula@benavente-ejemplo.pe} · {linkedin:linkedin.com/in/ursulabenaventeloo}

## summary | Perfil
{sum:Socióloga con diecisiete años entre empresas mineras, cooperación y Estado. Desde 2018 trabajo por cuenta propia con equipos pequeños que armo según el encargo.}

## experience | Trayectoria

{job}**{p:Consultora independiente}** >> {d:2018 – actualidad|2018|now}
Clientes y encargos principales:
- Compañía Minera Quilla Azul (2023 – 2024): línea de base social de 14 comunidades de Espinar.
- Ministerio del Ambiente (2022): sistematización de mesas de diálogo.
- Fundación Semilla Andina, Cusco (2019 – 2021): evaluación intermedia de un proyecto de riego.
- Municipalidad Provincial de Cotabambas (2018): plan de desarrollo concertado.

{job}**{p:Jefa de Relaciones Comunitarias}** >> {d:2013 – 2018|2013|2018}
{c:Minera Apu Suyo S.A.}, {l:Apurímac}
- Equipo de 22 personas entre Lima y campo; negociación de acuerdos marco con siete comunidades.

{job}**{p:Docente por horas}** >> {d:2015 – 2019|2015|2019}
{c:Pontificia Universidad Católica del Perú}, Facultad de Ciencias Sociales
- Curso Conflictos sociales y diálogo.

Pausa por maternidad (2012)

{job}**{p:Especialista social}** >> {d:2008 – 2011|2008|2011}
{c:Defensoría del Pueblo}, Oficina Defensorial de {l:Puno}

## education | Estudios
{study}**{g:Magíster en <Gerencia Social>}** >> {d:2009 – 2011|2009|2011}
{i:Pontificia Universidad Católica del Perú}
{study}**{g:Licenciada en <Sociología>}** >> {d:2002 – 2007|2002|2007}
{i:Universidad Nacional Mayor de San Marcos}

## skills | Áreas de trabajo
{s:Líneas de base}, {s:consulta previa}, {s:mapeo de actores}, {s:manejo de conflictos}, {s:facilitación de talleres}, {s:SPSS}, {s:ATLAS.ti}

## languages | Idiomas
{n:Inglés} ({v:avanzado|advanced}), {n:quechua collao} ({v:intermedio|intermediate})

## publications | Publicaciones
«Dialogar en la altura», en Cuadernos de Sociología Andina N.° 8, 2020

## - | Voluntariado
Asociación Ollas del Cerro, San Juan de Miraflores, coordinadora de donaciones, 2020 – 2021
`,

  'gerson-tafur': `
# Gerson Tafur Culqui
{title:Desarrollador web full stack (freelance)}
{email:gerson@tafurdev-ejemplo.com} | {phone:965 338 120} | {place:Chachapoyas, Amazonas} | Disponible para remoto

## experience | Experiencia profesional

### {at:Freelance} ({in:Remoto})
{job}{p:Desarrollador full stack} · {d:ene. 2020 - actualidad|2020-01|now}
{alone}Proyecto: tienda en línea de café de origen. Cliente: Asociación de Productores Rodríguez de Mendoza. Febrero - junio 2024. Laravel, MySQL, Culqi.
Proyecto: reservas para lodge. Cliente: Gocta Lodge & Trekking. Agosto 2022 - enero 2023. Node.js, React.
Proyecto: sistema de matrícula. Cliente: I.E.P. Santo Toribio. Diciembre 2021. PHP, Bootstrap.

### {at:Agencia Digital Kuélap} ({in:Chachapoyas})
{job}{p:Programador PHP} · {d:mar. 2018 - dic. 2019|2018-03|2019-12}
Mantenimiento de doce sitios en WordPress y PrestaShop.
{job}{p:Practicante de sistemas} · {d:ago. 2017 - feb. 2018|2017-08|2018-02}
Soporte a usuarios y copias de seguridad.

### {alone}{at:Universidad Nacional Toribio Rodríguez de Mendoza} ({in:Chachapoyas})
{job}{p:Asistente de laboratorio de cómputo} · {d:abr. 2016 - jul. 2017|2016-04|2017-07}

## education | Formación
{study}{g:Ingeniero de Sistemas}, {i:Universidad Nacional Toribio Rodríguez de Mendoza}, {d:2013 - 2018|2013|2018}
{study}{g:Bootcamp <Full Stack JavaScript>}, {i:Academia Selva Code}, {d:2020|2020}

## skills | Stack
Lenguajes: {s:PHP}, {s:JavaScript}, {s:TypeScript}, {s:SQL}
Frameworks: {s:Laravel}, {s:Express}, {s:React}
Otros: {s:Git}, {s:Docker}, {s:Linux}, {s:Culqi} y {s:Niubiz}

## languages | Idiomas
{n:Inglés} ({v:intermedio|intermediate})

## - | Proyectos propios
Mapa Chacha (2023): rutas turísticas sin conexión. PWA con 1 200 usuarios.
`,

  'noemi-alarcon': `
# NOEMÍ ALARCÓN DEL CARPIO
{title:Jefa de Gestión Humana}
{place:Yanahuara, Arequipa} – {phone:959 771 082} – {email:noemi.alarcon.dc@correoejemplo.com}

## summary | RESUMEN
{sum:Psicóloga con carrera ascendente en una misma empresa industrial y experiencia posterior en retail. Retomé el trabajo a tiempo completo en 2022 después de una pausa para cuidar a mi familia.}

## experience | EXPERIENCIA LABORAL

{job}**{c:TIENDAS EL VOLCÁN S.A.C.}**
{p:Jefa de Gestión Humana}, {d:julio 2022 a la actualidad|2022-07|now}
420 colaboradores en nueve tiendas. Clima laboral de 61 a 78 puntos entre 2022 y 2024.

PAUSA LABORAL: cuidado familiar, enero 2020 a junio 2022

**{at:CEMENTOS Y AGREGADOS CHACHANI S.A.}**
Ingresé como practicante y fui promovida tres veces:
- {job}{p:Coordinadora de Selección y Desarrollo}: {d:marzo 2016 a diciembre 2019|2016-03|2019-12}
- {job}{p:Analista de Recursos Humanos}: {d:abril 2013 a febrero 2016|2013-04|2016-02}
- {job}{p:Asistente de Recursos Humanos}: {d:enero 2011 a marzo 2013|2011-01|2013-03}
- {job}{p:Practicante}: {d:2010|2010}
Logros en ese periodo: programa de becas internas, 35 ascensos, rotación de 19 % a 11 %.
{alone}
{job}**{c:CRUZ ROJA PERUANA, FILIAL AREQUIPA}**
{p:Psicóloga voluntaria}, {d:2009|2009}

## education | FORMACIÓN ACADÉMICA
{study}{g:MBA} – {i:CENTRUM PUCP} – {d:2017 a 2019|2017|2019}
{study}{g:Título de <Psicóloga>} – {i:Universidad Católica de Santa María} – {d:2005 a 2010|2005|2010}

## certifications | CERTIFICACIONES
{x:Coaching ejecutivo} – Escuela Andina de Coaching – 2018
{x:Colegio de Psicólogos del Perú, C.Ps.P. 099412}

## skills | COMPETENCIAS
{s:Selección por competencias} • {s:evaluación de desempeño} • {s:SuccessFactors} • {s:negociación colectiva} • {s:comunicación interna}
`,

  'wenceslao-rubina': `
# Wenceslao Rubina Gamarra
{title:Ingeniero Sanitario – Consultor en agua y saneamiento rural}
CIP 099 317. {place:Huánuco}. Cel. {phone:962 004 871}, {email:wrubina.consultor@correoejemplo.pe}

## experience | Experiencia en consultorías

{job}1. {p:Especialista en diseño hidráulico}
Cliente: {c:Programa Nacional de Saneamiento Rural}
Periodo: {d:02/2023 – 11/2023|2023-02|2023-11}
Proyecto: expedientes de 18 sistemas de agua en Churubamba y Umari (S/ 9,4 millones).

{job}2. {p:Supervisor de obra}
Cliente: {c:Gobierno Regional de Huánuco}
Periodo: {d:05/2022 – 03/2023|2022-05|2023-03}
Proyecto: planta de tratamiento de aguas residuales de Llata.

{job}3. {p:Consultor individual}
Cliente: {c:Fundación Agua Alta}
Periodo: {d:08/2021 – 04/2022|2021-08|2022-04}
Proyecto: modelo de juntas administradoras en 40 centros poblados.

{job}4. {p:Proyectista}
Cliente: {c:Consorcio Saneamiento Marañón}
Periodo: {d:01/2020 – 12/2021|2020-01|2021-12}
Proyecto: redes de alcantarillado de Huacaybamba.

## experience | Experiencia en planilla

{job}{p:Jefe de Área Técnica Municipal} ({d:03/2015 – 12/2019|2015-03|2019-12}), {c:Municipalidad Distrital de Chinchao}
{job}{p:Asistente de residente} ({d:06/2012 – 02/2015|2012-06|2015-02}), {c:Constructora Tres Cruces S.R.L.}
{job}{p:Practicante} ({d:01/2012 – 05/2012|2012-01|2012-05}), {c:SEDA Huánuco}

## education | Estudios
{study}{g:Ingeniero Sanitario}, {i:Universidad Nacional de Ingeniería}, {d:2006 – 2011|2006|2011}
{study}{g:Maestría en <Recursos Hídricos> (egresado)}, {i:Universidad Nacional Agraria La Molina}, {d:2017 – 2019|2017|2019}

## skills | Programas
{s:WaterCAD}, {s:SewerCAD}, {s:Civil 3D}, {s:S10}, {s:QGIS}

## references | Referencias
Ing. Félix Ambicho, Programa Nacional de Saneamiento Rural, 962 000 340
`,

  'mariela-ochante': `
# Mariela Ochante Vivanco
{title:Traductora, correctora y profesora de inglés}
{place:Barranco} | {phone:990 612 775} | {email:mariela.ochante@correoejemplo.com}

## - | Lo que hago
Traducción EN>ES y FR>ES, corrección de estilo, clases particulares.

## experience | Experiencia

{job}{d:2016 – hoy|2016|now}
{p:Traductora autónoma}
Editoriales (Tinta Sur, Ediciones Caracol), oenegés (Save the Rivers, Médicos de Altura) y agencias (LinguaPerú, 2016 – 2020; Verbo Exacto, desde 2021).

{job}{d:2019 – hoy|2019|now}
{p:Profesora de inglés, medio tiempo}
{c:Centro de Idiomas Miraflores Bay}
Niveles B1 a C1, sábados y noches.

{job}{d:2017 – 2018|2017|2018}
{p:Correctora de estilo}
{c:Revista Bitácora Gastronómica}

{job}{d:2014 – 2016|2014|2016}
{p:Asistente editorial}
{c:Ediciones Caracol}
Primero como practicante (2014) y luego en planilla.

{job}{d:2013|2013}
{p:Intérprete voluntaria}
{c:Juegos Bolivarianos de Trujillo}

## education | Formación
{study}{d:2009 – 2013|2009|2013}
{g:Bachiller en <Traducción e Interpretación>}
{i:Universidad Ricardo Palma}

## certifications | Certificaciones
{x:Traductora colegiada, CTP 0991}
{x:Certificate of Proficiency in English (CPE)}, 2015
{x:DELF B2}, 2014

## languages | Idiomas de trabajo
{n:Español} ({v:materno|native}), {n:inglés} ({v:C2|advanced}), {n:francés} ({v:B2|intermediate})

## skills | Herramientas
{s:SDL Trados}, {s:MemoQ}, {s:OmegaT}, {s:InDesign} (correcciones)
`,
}
