/** Workers who write without a template, marked as `printing/written-cv.ts` says: headings of their own, accents and spelling as they come. */
export const workersInOwnWords: Record<string, string> = {
  'eleuterio-chunga': `
# ELEUTERIO CHUNGA SANDOVAL
DNI 02 999 871
Vivo en {place:Bellavista, Sullana}
Cel. {phone:969 104 552}
Correo {email:eleuteriochunga71@correoejemplo.com}

{sum:Soy chofer con 22 años manejando camion y omnibus, conozco toda la costa y parte de la sierra. No tengo papeletas.}

## experience | Donde he trabajado

{job}{c:Transportes Virgen de la Puerta}
{p:Chofer de trailer} ruta Piura - Lima - Arequipa
{d:Desde el 2018 hasta ahora|2018|now}
Llevo cemento, mango y arroz. Reviso la unidad antes de salir y lleno la hoja de ruta.

{job}{c:Empresa de omnibus El Gavilan Norteño}
{p:Chofer} de la ruta Sullana - Chiclayo
{d:2011 al 2017|2011|2017}
Manejaba de noche. Nunca tuve accidente.

{job}{c:Molino Don Segundo} ({l:Querecotillo})
{p:Chofer repartidor}
{d:2 años|}
Repartia arroz a las bodegas de Tambogrande y Las Lomas.

{job}{c:Municipalidad de Bellavista}
{p:Chofer de compactadora}
{d:2007|2007}
Por contrato de 6 meses.

## education | Mis estudios
{study}{g:Secundaria completa} en el {i:colegio Carlos Augusto Salaverry} ({d:1988|1988})
{study}{g:Mecanica automotriz}, {i:CEO Bellavista}, no termine

## skills | Lo que sé hacer
{s:Manejo de camion, trailer y omnibus}
{s:mecanica basica}
{s:cambio de llantas}
{s:manejo de GPS}
{s:carga y estiba}

## certifications | Mis licencias y cursos
{x:Licencia A III C}
{x:Manejo defensivo}, 2022
{x:Primeros auxilios} en Bomberos de Sullana

## references | Pueden preguntar a
Sr. Wilson Ruesta, dueño del molino, 969 000 310
`,

  'hermelinda-ccori': `
# Hermelinda Ccori Quispe
{title:Cocinera}
{phone:974 220 618}  ({place:Santiago, Cusco})
hablo quechua y castellano

## summary | Quien soy
{sum:Soy cocinera de comida criolla y andina. Aprendi con mi mamá en la picanteria y despues trabajé en hoteles y en campamentos. Se cocinar para 10 o para 300 personas.}

## experience | Mis trabajos
{job}Ahora estoy de {p:cocinera} en el {c:Hostal Munay Wasi}, calle Tandapata, {l:Cusco}. Entré {d:en agosto del 2022|2022-08|now} y hago los desayunos, el menú de los trabajadores y la carta del dia.
{job}Antes estuve en {c:Campamento Minero Antaqucha} de {p:ayudanta de cocina}, {d:desde marzo 2019 hasta junio del 2022|2019-03|2022-06}, con regimen 20 x 10. Cocinabamos para 280 personas en tres turnos.
{job}También trabajé como {p:maestra de cocina} en la {c:Picanteria La Chomba de Mama Sabina}, {d:del 2012 al 2018|2012|2018}. Preparaba chiriuchu, lechon, rocoto relleno y chicha.
{job}{d:El 2010 y 2011|2010|2011} fui {p:empleada del hogar} con la {c:familia Astete Luna}.

## experience | Trabajos eventuales
{job}{p:Cocinera} en {c:Catering Sumaq Mikuy}, para matrimonios y fiestas, {d:solo fines de semana, 2023|2023}
{job}{p:Vendedora de comida}, {c:Feria Huancaro}, {d:Fiestas Patrias 2021|2021}

## education | Hasta donde estudié
{study}{g:Secundaria}, {i:I.E. Clorinda Matto de Turner}, terminé {d:el año 2006|2006}
{study}{g:Gastronomia y Arte Culinario}, {i:CETPRO Tupac Amaru}, {d:2014|2014}

## certifications | Cursos que llevé
{x:Buenas prácticas de manipulacion} - Gercetur 2023
{x:Panaderia y pasteleria} - Municipalidad de Santiago
{x:carnet de sanidad} vigente

## skills | Lo que se cocinar
{s:Comida criolla}, {s:comida novoandina}, {s:sopas}, {s:postres} y {s:panes en horno de leña}. {s:Calculo de porciones} y {s:compras en el mercado}.

## languages | Hablo
{n:Quechua} (lo hablo {v:perfecto|advanced}) y {n:castellano}, {n:ingles} {v:muy poco|basic}

## - | Otros
Tengo disponibilidad para viajar. Casa propia. 3 hijos mayores.
`,

  'brigitte-tuesta': `
# BRIGITTE TUESTA SHUPINGAHUA
{title:VENDEDORA}

## contact | DATOS
EDAD: 27 AÑOS
DIRECCION: {place:PSJE. LAS ORQUIDEAS 118, MORALES}
CELULAR: {phone:942661907 / 958330412}
CORREO: {email:brigitte_tuesta97@correoejemplo.com}
ESTADO CIVIL: CONVIVIENTE

## experience | EN QUE HE TRABAJADO
{job}**{c:BOUTIQUE MIS DOS PRINCESAS}**
{p:VENDEDORA Y CAJERA}
TIEMPO: {d:1 AÑO Y 3 MESES|}
JEFA: SRA. LUZ RIOS

{job}**{c:TIENDA DE CELULARES CONECTADOS}**
{p:PROMOTORA DE VENTAS}
TIEMPO: {d:ENERO - DICIEMBRE 2022|2022-01|2022-12}
JEFE: SR. TITO PEREZ

{job}**{c:BODEGA EL PAISANO}**
{p:ATENCION AL CLIENTE}
TIEMPO: {d:2019 - 2021|2019|2021}
JEFE: MI TIO

{job}**{c:FERIAS Y EVENTOS (VARIOS)}**
{p:IMPULSADORA}
TIEMPO: {d:VERANO 2019|2019}

## education | ESTUDIOS REALIZADOS
{study}{g:PRIMARIA}: {i:I.E. 0094 ANTONIO RAIMONDI}
{study}{g:SECUNDARIA}: {i:I.E. JUAN JIMENEZ PIMENTEL} - {d:2014|2014}
SUPERIOR: {study}{i:INSTITUTO NOR ORIENTAL DE LA SELVA} - {g:ENFERMERIA TECNICA (TRUNCO)} - {d:2016|2016}

## skills | CUALIDADES
{s:RESPONSABLE}
{s:PUNTUAL}
{s:CARISMATICA}
{s:HONESTA}
{s:APRENDO RAPIDO}

## skills | CONOCIMIENTOS
{s:CAJA REGISTRADORA} Y {s:POS}
{s:YAPE} Y {s:PLIN}
{s:WORD} Y {s:EXCEL} (BASICO)
{s:FACEBOOK Y TIK TOK PARA VENDER}

## certifications | CURSOS
{x:ATENCION AL CLIENTE} - MUNICIPALIDAD DE MORALES - 2023
{x:COMPUTACION}
`,

  'maximo-naupari': `
# Máximo Ñaupari Rojas
{title:Albañil y gasfitero}, {place:Huaycan}
cel {phone:917 - 556 - 023}

## - | Que ofrezco
Construccion de casas, tarrajeo, enchapes, techos, instalaciones de agua y desague. Presupuesto sin compromiso.

## experience | Obras donde he trabajado
{job}{d:2023 – actualidad|2023|now}   {p:Maestro de obra} en casas de Huaycan y Ñaña, {c:por mi cuenta}. Cuatro casas de 3 pisos entregadas con techo aligerado.
{job}{d:2020 – 2022|2020|2022}   {p:Operario albañil} – {c:Constructora Los Tres Hermanos} – Edificio Parque Sol, {l:Pueblo Libre}.
{job}{d:2018-19|2018|2019}   {p:Oficial} – {c:Consorcio Rio Blanco} – Colegio Emblematico de {l:Matucana}. Encofrado y vaciado de columnas.
{job}{d:2015, 2016 y 2017|2015|2017}   {p:Peon} en varias obras con el ingeniero Salas ({l:Santa Eulalia}, {c:Arsal Contratistas}).
{job}{d:antes|}   {p:Agricultor} en mi tierra ({l:Yauli, Huancavelica}).

## education | Educacion
{study}{g:Primaria completa}, {i:Escuela 36411 de Yauli}
{study}{g:<Gasfiteria> modulo 1 y 2}, {i:SENCICO}, {d:2019|2019}

## skills | Se hacer
{s:Albañileria} - {s:tarrajeo} - {s:enchape de ceramico y porcelanato} - {s:encofrado} - {s:fierreria} - {s:gasfiteria} - {s:lectura de planos} (lo basico)

## skills | Tengo
{s:Responsabilidad}, {s:fuerza}, {s:ganas de trabajar}. Herramientas propias.

## references | Recomendaciones
Ing. Arturo Salas 999 000 412
Sra. Nilda (dueña de casa en Ñaña) 999 000 877
`,

  'segundo-bazan': `
# Segundo Bazán Terrones >> Tlf. {phone:948-337-120}
{title:Agente de seguridad / vigilante} >> {email:sbazan.terrones@correoejemplo.pe}
Licenciado del Ejército, grado Sargento 2do. Talla 1.74. 39 años. Domiciliado en {place:Baños del Inca}.

## summary | Mi presentación
{sum:Soy una persona seria y de confianza, acostumbrada a turnos de 12 horas dia y noche, con buena condición fisica y sin antecedentes. Deseo trabajar en una empresa donde me den planilla.}

## experience | Mi experiencia como agente
{job}**{c:Vigilancia Cajas Segur S.R.L.}** unidad {l:Mall Quilcate}
puesto {p:agente de seguridad - control de accesos}
inicio: {d:octubre 2021. Sigo trabajando|2021-10|now}
{job}**{c:Seguridad Total Norte}** unidad {l:Mina Cerro Lluc}
puesto {p:agente de garita}
inicio: {d:febrero 2017. fin: agosto 2021|2017-02|2021-08}
{job}**{c:Resguardo Inti S.A.C.}**
puesto {p:agente AVP}
inicio: {d:2014. fin: 2016|2014|2016}
{job}**{c:Discoteca Zona Cero}**
puesto {p:seguridad de puerta}
{d:año 2013|2013}

## experience | Otros trabajos que tuve
{job}{p:Soldado}, {c:Ejercito del Peru}, BIM Zepita N° 7, {d:2005 a 2007|2005|2007}
{job}{p:Ayudante de construccion}, {d:2008 a 2012|2008|2012}, con maestros de obra de Cajamarca

## education | Estudio
{study}{g:Secundaria completa}. {i:Colegio Andrés Avelino Cáceres}, Baños del Inca. {d:Promoción 2004|2004}.

## certifications | Documentos y capacitaciones
{x:Carnet SUCAMEC} vigente hasta 2026
{x:Curso de AVP} 2024
{x:Licencia de arma L4}
{x:Curso de brigadista contra incendios}, Bomberos B-59
{x:Brevete moto B-IIb}

## skills | Mis fortalezas
{s:Defensa personal}; {s:redacción de cuaderno de ocurrencias}; {s:manejo de camaras CCTV}; {s:uso de extintores}; {s:trato amable al publico}
`,
}
