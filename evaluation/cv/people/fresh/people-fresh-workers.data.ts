/** Workers who typed their CV themselves, or had it typed: accents as they come, spaces too many, dates as they are said. */
export const workers: Record<string, string> = {
  'gladis-paucar': `
### CURRICULUM VITAE
# Gladis Paucar Ñahui

## contact | DATOS PERSONALES
- Nombres y Apellidos: Gladis Paucar Ñahui
- Fecha de Nac.: 03/09/1986
- Celular: {phone:927 331 408}
- Correo : {email:gladispaucar86@correo.example}
- Direccion: {place:Calle Los Geranios 118, Huaycan, Ate}

## experience | EXPERIENCIA LABORAL

{job}{c:Hostal Las Palmeras} – {l:Ate}
{p:Ama de llaves}
{d:Enero 2022 hasta la actualidad|2022-01|now}
Limpieza de 22 habitaciones, lavanderia y control de blancos.

{job}{c:Casa de familia} – {l:La Molina}
{p:Trabajadora del hogar (cama afuera)}
{d:Marzo 2016 hasta diciembre 2021|2016-03|2021-12}
Cocina, limpieza y cuidado de dos niños.

{job}{c:Restaurante Sabor Huanca} – {l:Santa Anita}
{p:Ayudante de cocina}
{d:2013 hasta 2015|2013|2015}
Picado de verduras, lavado de menaje y apoyo en mesa.

## education | ESTUDIOS
{study}{g:Secundaria completa}:   {i:I.E. Ramon Castilla Marquesado}, Huancavelica
{d:1999 - 2003|1999|2003}
{study}{g:Cocina y reposteria}:   {i:CETPRO San Martin de Porres}
{d:2014|2014}

## certifications | CURSOS
- {x:Manipulacion de alimentos}, Municipalidad de Ate, 2023
- {x:Primeros auxilios}, Cruz Roja, 2018

## skills | HABILIDADES
- {s:Honrada}
- {s:Ordenada}
- {s:Puntual}
- {s:Cocina criolla}
- {s:Manejo de lavadora industrial}

## references | REFERENCIAS
- Sra. Patricia Lora,  998 114 027
- Sr. Elias Huanca, dueño del restaurante Sabor Huanca,  991 205 663
`,

  'julio-pingo': `
# JULIO CESAR PINGO ECHE
{title:AGENTE DE SEGURIDAD}
Celular: {phone:913 508 226}
Email: {email:jcpingo@correo.example}
Direccion: {place:Mz. F Lote 14, AA.HH. Nueva Esperanza, Sechura}

## summary | Perfil Profesional
{sum:Licenciado de las Fuerzas Armadas, con carnet SUCAMEC vigente y 9 años como agente de seguridad en bancos, obras y plantas pesqueras. Responsable, respetuoso y con disponibilidad de horario.}

## experience | Experiencia Laboral

{job}**{c:Protección y Resguardo El Tumi SAC}**
**Cargo:** {p:Agente de seguridad de planta}
**Fecha:** {d:Del 10 de mayo 2021 a la actualidad|2021-05|now}
**Funciones:**
- Control de ingreso y salida de personal y vehiculos.
- Rondas nocturnas y llenado del cuaderno de ocurrencias.
- Operador de camaras CCTV.

{job}**{c:Seguridad Integral Norte EIRL}**
**Cargo:** {p:Agente de seguridad bancario}
**Fecha:** {d:Del 02 de enero 2018 al 30 de abril 2021|2018-01|2021-04}
**Funciones:**
- Custodia de agencia en Sechura y Piura.

{job}**{c:Consorcio Puerto Bayóvar}**
**Cargo:** {p:Vigía / Portero}
**Fecha:** {d:Del 15 de julio 2016 al 20 de diciembre 2017|2016-07|2017-12}

{job}**{c:Marina de Guerra del Perú}**
**Cargo:** {p:Servicio militar voluntario}
**Fecha:** {d:2014 – 2016|2014|2016}

## education | Formación Académica
{study}{g:Secundaria completa}
{i:I.E. San Martín de Sechura} ({d:2008 – 2012|2008|2012})
{study}{g:Computación básica}
{i:CETPRO Sechura} ({d:2013|2013})

## certifications | Cursos y Licencias
- {x:Carnet SUCAMEC}, vigente al 2027
- {x:Licencia de arma L4}
- {x:Curso básico de seguridad privada} (SEGURPERU, 2021)
- {x:Manejo de extintores} (Bomberos Sechura, 2019)

## skills | Conocimientos
{s:CCTV}, {s:Word}, {s:Redacción de informes}, {s:Defensa personal}
`,

  'sheyla-cachique': `
# Sheyla Maricielo Cachique Pezo
{place:La Banda de Shilcayo} / {phone:942 660 173} / {email:sheylacachique@correo.example}

## summary | Sobre mi
{sum:Soy una persona alegre, responsable y con experiencia en ventas y caja. Me adapto rapido y me gusta tratar con el publico.}

## experience | Experiencia
{job}**{p:Cajera}** en **{c:Supermercado El Huallaguino}** ({d:noviembre 2023 - actualidad|2023-11|now})
* Cobro en efectivo, tarjetas y billeteras digitales; arqueo de caja.
* Apoyo en reposicion y control de fechas de vencimiento.
{job}**{p:Vendedora de ropa}** en **{c:Boutique Maricielo's}** ({d:enero 2022 - octubre 2023|2022-01|2023-10})
* Atencion al cliente, inventario y fotos para Facebook.
{job}**{p:Azafata / Mesera}** en **{c:Recreo Turístico El Tapir}** ({d:2020 - 2021|2020|2021})
* Toma de pedidos, fines de semana y feriados.

## education | Estudios
{study}**{g:Administración de Empresas}** en **{i:IESTP Nor Oriental de la Selva}** ({d:2021 - 2023|2021|2023})
{study}**{g:Secundaria}** en **{i:I.E. Ofelia Velásquez}** ({d:2015 - 2019|2015|2019})

## skills | Habilidades
{s:Ventas}, {s:Manejo de caja}, {s:Word}, {s:Excel} (basico), {s:Redes sociales}, {s:Trabajo en equipo}

## languages | Idiomas
{n:Ingles} {v:basico|basic}

## references | Referencias
Karina Lozano, jefa de cajas, 942 018 557
`,

  'rogelio-tito': `
# ROGELIO TITO CHOQUECAHUA
{title:MAESTRO DE OBRA - ALBAÑIL - ENCOFRADOR}

{place:Tamburco, Abancay}
Cel. {phone:983 402 775}

## experience | EXPERIENCIA EN OBRAS

{job}{d:2023 – 2025|2023|2025}   {c:Consorcio Vial Pachachaca} ({l:Abancay})
Cargo: {p:Maestro de obra}
Construcción del puente peatonal y muros de contención

{job}{d:2019 – 2022|2019|2022}   {c:Municipalidad Provincial de Abancay}
Cargo: {p:Capataz}
Pistas y veredas de la Av. Prado Alto; 30 obreros a cargo

{job}{d:2015 – 2018|2015|2018}   {c:Constructora Los Chankas S.R.L.} ({l:Andahuaylas})
Cargo: {p:Operario encofrador}
Institución educativa de tres pisos

{job}{d:2008 – 2014|2008|2014}   {c:Ing. Raúl Sierra Valer} ({l:Cusco})
Cargo: {p:Operario albañil}
Casas y edificios

## education | ESTUDIOS
{study}{g:Primaria completa}, {i:Escuela N° 54009 de Tamburco}
{study}{g:Construcción Civil}, {i:SENCICO Abancay}, {d:2016|2016}

## certifications | CERTIFICADOS
{x:Encofrado y fierrería}, SENCICO, 2016
{x:Seguridad en obra}, CAPECO, 2020
{x:Carnet RETCC categoría operario}, vigente

## skills | SÉ HACER
– {s:Lectura de planos}
– {s:Metrado de materiales}
– {s:Encofrado}
– {s:Tarrajeo}
– {s:Instalaciones sanitarias}

## languages | IDIOMAS
{n:Quechua} y {n:castellano}
`,
}
