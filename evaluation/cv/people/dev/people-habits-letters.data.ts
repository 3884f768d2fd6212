/** CVs told in sentences, as in a letter: few headings or none, the jobs in running prose, the newest not always first. */
export const toldAsALetter: Record<string, string> = {
  'teresa-rupay': `
# Teresa Rupay Salcedo
{phone:964 330 871} - {email:teresa.rupay@correoejemplo.com} - {place:Tarma, Junín}

## summary | Presentación
{sum:Me llamo Teresa, tengo 34 años y trabajo en tiendas desde los 19. Me gusta atender y cuadrar la caja sin diferencias.}

## experience | Dónde trabajé
{job}Actualmente soy {p:administradora} de {c:Librería y Bazar El Estudiante}, en {l:Tarma}, {d:desde marzo de 2021|2021-03|now}. Hago los pedidos a Lima, los horarios de cuatro chicas y los depósitos del banco.

{job}Antes, {d:entre julio de 2016 y febrero de 2021|2016-07|2021-02}, fui {p:cajera principal} en {c:Supermercado La Perla de los Andes}. Abría y cerraba la tienda.

{job}También trabajé {d:dos campañas escolares (2014 y 2015)|2014|2015} como {p:vendedora} en {c:Zapatería Paso Firme}, en {l:La Oroya}.

{job}Mi primer trabajo fue en el puesto de mi tía, en el {c:Mercado Modelo de Tarma}, de {p:ayudante}, {d:de 2010 a 2013|2010|2013}.

## education | Qué estudié
{study}Terminé la {g:secundaria} en el {i:Colegio Ángela Moreno de Gálvez} {d:en 2008|2008}. {study}Después llevé {g:Contabilidad} en el {i:Instituto Adolfo Vienrich}, pero solo hasta el tercer ciclo ({d:2009 a 2010|2009|2010}).

## skills | Qué sé
Uso {s:Excel} para inventarios, {s:Nubefact} para facturas y {s:Yape Empresas}. Soy {s:ordenada}, {s:confiable} y {s:buena para los números}.
`,

  'ciro-benites': `
# Ciro Benites Azabache
{title:Electricista automotriz}
{place:Pacasmayo, La Libertad}. Llamar o escribir al {phone:949 551 208}

Señores:
Les dejo mi hoja de vida para el puesto de electricista de flota.

## experience | Experiencia
{job}En {d:2019|2019|now} entré a {c:Transportes Cementeros del Jequetepeque} y sigo ahí como {p:electricista de unidades}. Veo arrancadores, alternadores, luces y escáner de 38 tractos.
{job}Vengo de {c:Taller Electricar}, donde estuve de {p:maestro electricista} {d:de 2013 a 2019|2013|2019}.
{job}En {d:2011 y 2012|2011|2012} manejé una mototaxi propia en Guadalupe ({p:mototaxista}).

## education | Estudios
{study}{g:Electricidad automotriz}, {i:SENATI Trujillo}, {d:2012 – 2014|2012|2014}, turno noche.
{study}{g:Quinto de secundaria}, {i:I.E. Antonio Raimondi de Pacasmayo}.

## skills | Lo que domino
{s:Escáner Launch}, {s:sistemas de 24 voltios}, {s:aire acondicionado de camiones}, {s:soldadura con cautín}. {s:Lectura de diagramas} también.

## certifications | Papeles al día
{x:Licencia A-IIIb}, {x:certificado de inyección electrónica 2021}.

Atentamente,
Ciro Benites
`,

  'rosalinda-macedo': `
# Rosalinda Macedo Grandez
{title:Guía oficial de turismo} · {place:Moyobamba} · {phone:+51 942 770 316} · {email:rosalinda.macedo@correoejemplo.com}

{sum:Soy guía oficial de turismo y observadora de aves. He recorrido la selva alta con grupos de doce países y llevo listas de más de 600 especies.}

## experience | Trabajo
{job}{d:2018 a la fecha|2018|now}. Guío por mi cuenta, como {p:guía de aves independiente}, para agencias de Lima, Tarapoto y Londres (Colibrí Tours, Feather & Trail). Temporada alta de junio a noviembre.
{job}{d:2015 a 2018|2015|2018}. {c:Reserva Waqanki Alta}. Fui {p:recepcionista y guía local}; antes de irme formé a dos guías nuevos, que hoy siguen en la reserva.
{job}{d:2012 a 2014|2012|2014}. {c:Dirección Regional de Comercio Exterior y Turismo San Martín}. {p:Informadora turística} en el aeropuerto de {l:Tarapoto}.

## education | Estudios
{study}{d:2009 a 2012|2009|2012}. {i:Instituto Superior Alto Mayo}. {g:Guía Oficial de Turismo}.
{study}{d:2020|2020}. {i:Cornell Lab}. {g:Ornitología} (a distancia).

## languages | Idiomas
Hablo {n:inglés} ({v:fluido|advanced}) y {n:alemán} ({v:básico|basic}); mi lengua es el {n:español}.

## skills | Saberes
{s:Identificación de aves por canto}, {s:eBird}, {s:fotografía de naturaleza}, {s:primeros auxilios en zonas remotas}, {s:manejo de grupos}.

## certifications | Carnés
{x:Carné de guía oficial N° 0992}, {x:WFR (Wilderness First Responder)} 2023.
`,

  'emerson-ticlla': `
# Emerson Ticlla Idrogo
{title:Vendedor de campo}
{place:Chota, Cajamarca}
{phone:976 208 813}
{email:emersonticlla@correoejemplo.com}

## summary | Acerca de mi persona
{sum:Vendo desde los 17 años. Conozco todas las bodegas de Chota, Bambamarca y Cutervo y manejo moto lineal propia.}

## experience | Mi historia laboral
{job}Empecé en {d:2012|2012|2014} como {p:reponedor} en {c:Distribuidora Tres Ríos} y me quedé ahí hasta 2014.
{job}De ahí pasé a {c:Gaseosas Chotano}, {p:preventista}, {d:2014 - 2018|2014|2018}, 45 clientes por día.
{job}{d:2018 - 2022|2018|2022}: {p:supervisor de ventas} en la misma {c:Gaseosas Chotano}, con seis preventistas.
{job}Desde {d:enero del 2023|2023-01|now} estoy en {c:Agroveterinaria El Ganadero E.I.R.L.} como {p:vendedor de campo}.

## education | Mis estudios
{study}{g:Secundaria completa}, {i:I.E. San Juan de Chota}, {d:2011|2011}
{study}{g:Computación e Informática}, {i:CEPRO Akunta}, {d:2013|2013}, un año

## skills | Para qué soy bueno
{s:Cobranza}, {s:exhibición}, {s:trato con el cliente}, {s:rutas}
Programas: {s:Excel} y una {s:app de pedidos}

## references | Quién me conoce
Sr. Oblitas, Gaseosas Chotano, 976 000 655
`,
}
