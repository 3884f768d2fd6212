/** Operators and technicians with many short contracts, marked as `printing/written-cv.ts` and `layouts/dev/word-lines.ts` say. */
export const manyShortContracts: Record<string, string> = {
  'eusebio-saldana': `
# {name:EUSEBIO SALDAÑA CHINCHA}
>< {title:SOLDADOR HOMOLOGADO 3G – 4G}
>< {place:Nuevo Chimbote}  /  Cel. {phone:943 662 091 – 901 554 230}  /  {email:eusebio.soldador@correoejemplo.com}

## summary | __RESUMEN__
{sum:Soldador homologado SMAW, FCAW y GMAW con 18 años en pesqueras, siderurgia y paradas de planta minera. Disponibilidad inmediata a nivel nacional.}

## experience | __EXPERIENCIA LABORAL__
➢ {job}**{d:Ene 2025 – Mar 2025|2025-01|2025-03}:** {p:Soldador 3G}, {c:Montajes Industriales Delta S.A.C.}
  Parada de planta en refinería, Talara. Soldeo de líneas de proceso de 6" y 8".
➢ {job}**{d:Set 2024 – Nov 2024|2024-09|2024-11}:** {p:Soldador 4G}, {c:Metal Mecánica Los Ferroles E.I.R.L.}
  Reparación de tolvas y chutes en la planta concentradora.
➢ {job}**{d:Mar 2024 – Ago 2024|2024-03|2024-08}:** {p:Oficial soldador}, {c:Consorcio Puente Santa}
  Armado de vigas y soldeo de planchas de apoyo.
➢ {job}**{d:Oct 2023|2023-10}:** {p:Soldador de parada}, {c:Siderúrgica Bahía Blanca S.A.A.}
➢ {job}**{d:Feb 2022 – Jul 2023|2022-02|2023-07}:** {p:Soldador naval}, {c:Astilleros El Ferrol}
  Cambio de planchas en bodegas de embarcaciones de 350 toneladas.
➢ {job}**{d:Jun 2021 – Dic 2021|2021-06|2021-12}:** {p:Soldador}, {c:Pesquera Isla Blanca S.A.C.}
  Mantenimiento de cocinadores y prensas en la veda.
➢ {job}**{d:2016 – 2020|2016|2020}:** {p:Soldador y calderero}, {c:Servicios Generales Hermanos Chincha}
  Trabajos en Samanco, Coishco y Supe.
➢ {job}**{d:2007 – 2015|2007|2015}:** {p:Ayudante y luego soldador}, {c:Factoría Santa Isabel}

## education | __ESTUDIOS__
➢ {study}{g:Soldadura universal}, {i:SENATI Chimbote}, {d:2006|2006}
➢ {study}{g:Secundaria completa}, {i:I.E. San Pedro}, {d:2000|2000}

## certifications | __HOMOLOGACIONES Y CURSOS__
➢ {x:Homologación 3G SMAW} – Escuela de Soldadura Norte, 2023
➢ {x:Homologación 4G FCAW} – Escuela de Soldadura Norte, 2024
➢ {x:Trabajos en caliente y espacios confinados} – 2024
➢ {x:Curso básico de seguridad portuaria} – 2022

## skills | __PROCESOS QUE DOMINO__
➢ {s:SMAW}, {s:FCAW}, {s:GMAW}
➢ {s:Oxicorte} y {s:arco aire}
➢ {s:Lectura de planos isométricos}
`,

  'yanina-flores-huiza': `
>< __**CURRICULUM VITAE**__

# {name:YANINA MERCEDES FLORES HUIZA}
{title:Técnica en Enfermería}  –  {place:San Juan de Lurigancho}
Celular: {phone:935 118 402}    Correo: {email:yaninaflores.th@correoejemplo.com}

## education | ESTUDIOS:
{study}{d:2012-2014|2012|2014}     {g:Enfermería Técnica} – {i:Instituto Superior Tecnológico Daniel Alcides Carrión}
{study}{d:2006-2010|2006|2010}     {g:Secundaria} – {i:I.E. Nicolás Copérnico}

## experience | EXPERIENCIA:
{job}{d:2024-2025|2024|2025}     {p:Técnica de enfermería} – {c:Hospital Nacional Hipólito Unanue} (Emergencia, terceros)
{job}{d:2023|2023}               {p:Cuidadora de adulto mayor} – {c:Casa Hogar Los Abuelitos}
{job}{d:2022|2022}               {p:Vacunadora} – {c:DIRIS Lima Centro} (3 meses)
{job}{d:2021|2021}               {p:Técnica COVID} – {c:Villa Panamericana – EsSalud} (8 meses)
{job}{d:2020|2020}               {p:Técnica de enfermería} – {c:Clínica Santa Teresita} (hospitalización)
{job}{d:2018-2019|2018|2019}     {p:Enfermera técnica ocupacional} – {c:Textil Hilos del Rímac S.A.}
{job}{d:2016-2017|2016|2017}     {p:Técnica de farmacia} – {c:Boticas Salud Plus (local Canto Grande)}
{job}{d:2015|2015}               {p:Internado} – {c:Hospital San Juan de Lurigancho}

## certifications | CURSOS:
- {x:Primeros auxilios y RCP} (2023)
- {x:Inmunizaciones y cadena de frío} (2022), DIRIS Lima Centro
- {x:Cuidados paliativos del adulto mayor} (2021)
- {x:Inyectoterapia} (2015)

## skills | CUALIDADES:
{s:Responsable}, {s:paciente}, {s:turnos rotativos}, {s:buen trato}

## references | REFERENCIAS:
Lic. Mónica Salas, Emergencia HNHU, 935 000 117
Sra. Irma Barzola, Casa Hogar, 935 000 228
`,

  'alejandrino-puma': `
# {name:Alejandrino Puma Huamaní}
{title:Operador de maquinaria pesada y perforista}
{phone:973 808 115} | {place:Andahuaylas, Apurímac}

## contact | Datos personales
DNI 31000000. Nacido en Talavera el 4 de mayo de 1979. Licencia {x:A-III C}.

## experience | Experiencia
**{job}{p:Operador de excavadora 336}**
  ~~{c:Consorcio Carretera Apurímac II}, {l:Chincheros}~~. {d:Julio a noviembre de 2024|2024-07|2024-11}
**{job}{p:Operador de excavadora 320}**
  ~~{c:Municipalidad Distrital de Talavera}~~. {d:Febrero a junio de 2024|2024-02|2024-06}
**{job}{p:Perforista jumbo}**
  ~~{c:Contratas Mineras San Ignacio S.A.C.}, {l:Caylloma}~~. {d:Marzo de 2021 a diciembre de 2023|2021-03|2023-12}
**{job}{p:Perforista jack leg}**
  ~~{c:Cooperativa Minera Relave Alto}, {l:Ayacucho}~~. {d:2017 a 2020|2017|2020}
**{job}{p:Operador de tractor D6}**
  ~~{c:Gobierno Regional de Apurímac, Sub Gerencia de Obras}~~. {d:2015 a 2016|2015|2016}
**{job}{p:Operador de retroexcavadora}**
  ~~{c:Alquiler de maquinaria Don Beto}~~. {d:2012 a 2014|2012|2014}
**{job}{p:Chofer de volquete}**
  ~~{c:Varias municipalidades de la provincia}~~. {d:2008 a 2011|2008|2011}

## education | Educación
**{study}{i:I.E. Gregorio Martinelly}**. {g:Secundaria completa}. {d:1996|1996}
**{study}{i:Escuela de Operadores Andes}**, Cusco. {g:Operador de equipo pesado}. {d:2011|2011}

## certifications | Certificados
{x:Operador de excavadora y tractor}, 2011; {x:Perforación con jumbo}, 2021; {x:Manejo de explosivos SUCAMEC}, 2022.

## languages | Idiomas
{n:Quechua} y {n:castellano}

## skills | Otros conocimientos
{s:Mecánica básica de maquinaria}; {s:voladura}; {s:sostenimiento con pernos}
`,

  'ketty-bardales': `
%foot Ketty Bardales Ríos – 961 770 284
# {name:KETTY BARDALES RÍOS}
>< {title:Cajera – Promotora de Ventas – Anfitriona}

## contact | DATOS PERSONALES
Edad\t:\t29 años
DNI\t:\t48000000
Dirección\t:\t{place:Jr. Huallaga 530, Pucallpa, Ucayali}
Celular\t:\t{phone:961 770 284}
Email\t:\t{email:kettybr95@correoejemplo.com}
Disponibilidad\t:\tInmediata, fines de semana y feriados

## experience | EXPERIENCIA LABORAL
• **{job}{c:Supermercados El Tocache}**\t{d:11/2023 – 02/2025|2023-11|2025-02}
  {p:Cajera principal}
  Arqueo de caja, anulaciones, atención de reclamos.
• **{job}{c:Agencia BTL Movida Amazónica}**\t{d:2022 – 2023|2022|2023}
  {p:Promotora de ventas (marcas de bebidas y telefonía, por campañas)}
• **{job}{c:Discoteca La Anaconda}**\t{d:12/2021 – 02/2022|2021-12|2022-02}
  {p:Anfitriona}
• **{job}{c:Chifa Mey Sen}**\t{d:03/2021 – 11/2021|2021-03|2021-11}
  {p:Azafata y cajera}
• **{job}{c:Electrodomésticos El Rayo, tienda Pucallpa}**\t{d:08/2018 – 03/2020|2018-08|2020-03}
  {p:Asesora de ventas}
  Cumplimiento de meta mensual de S/ 60,000 en línea blanca. Vendedora del mes en diciembre 2018 y julio 2019.
• **{job}{c:Hotel Sol del Oriente Amazónico}**\t{d:2016 – 2017|2016|2017}
  {p:Recepcionista turno noche}

## education | FORMACIÓN
• {study}**{i:Universidad Nacional de Ucayali}**\t{d:2014 – 2016|2014|2016}
  {g:Administración (trunco)}
• {study}**{i:I.E. La Inmaculada}**\t{d:2013|2013}
  {g:Secundaria}

## certifications | CURSOS
• {x:Cajera bancaria y comercial}, Instituto Columbia, 2018
• {x:Detección de billetes falsos}, BCRP, 2018

## skills | HABILIDADES
• {s:Manejo de caja y POS}
• {s:Excel} básico
• {s:Facilidad de palabra}
• {s:Venta sugestiva}

## languages | IDIOMAS
• {n:Portugués}: {v:básico|basic}
`,
}
