/**
 * Words that the stemmer takes for one, though they mean different things: each line is such a group. The index has each of them also by
 * itself, and a search for one asks for that. Folded, singular; 'auditor' stands for 'auditora' too. Found by comparing the stems of the
 * words of real ads, of the names of trades and of a Spanish dictionary, and judged by hand.
 */
export const CONFUSED_WORDS = `
accion accionista
acta acto
actividad activo
adaptabilidad adaptador
administrador administracion administrativo
agustino agustin
ambiente ambiental
ambulante ambulancia
animador animado
aplicativo aplicado aplicable
armada armado
artista articulo
aseguramiento asegurado asegurador
asistente asistencia
auditor auditorio auditoria
autoridad autor
auxiliar auxilio
ayudante ayuda ayudar
banano bano
banca banco
barra barro
barranca barranco
boleto boleta
bolsa bolso
bordador bordado borda bordo
cabina cabino
calculo calculista
caldera caldero
calle call callo
calzado calzada
camara cama camaron camarero
cantante canto canta
capa cap capital
capacitador capacitacion
cargo carga cargador
carne carnet
carta carto
cartera cartero
casa caso
casco cascada
celular celula
centro centrado
cera cero
cerro cerrado
cinta cinto
circular circulo
clave clavo
cobre cobro
codigo code
cola colada
colaborador colaborativo
colegio colegiado
colorado color colorista
comercio comerciante
competencia competente
comunicador comunidad comun comunicacion
concreto concretar
conducta conducto
conserva conservar conservador
consultor consultorio consultoria
contador contado contar
contratista contrato contratacion
control controlador
cooperativo cooperante
copa copo
correctivo correcto
correo correa
corte corto corta
cosa coso cosedor
costo costa
cuadro cuadra cuadre
cuarto cuarta
cuba cubo
cuenta cuento
cuidador cuidado
cultivo culto
cura curo cure
curricular curriculo
defensa defensivo
deportivo deportista
derecho derecha
desarrollador desarrollo
digitador digital digitar
director directo directorio direccion directivo
disco disc
doctor doctorado
economista economico
educador educativo educacion
efectivo efecto efectividad
empleo empleado empleador
entrenador entrenamiento
escala escalera
especialista especial
estacion estacionamiento
estilista estilo
estudio estudiante
evaluador evaluacion
facilidad facil
feria feriado
firma firme
flor flora
fondo fonda
formador formacion formato formal forma
fruta fruto
fundo fundido funda
ganado gana ganar
gasa gas
gasto gasta
general genero generador generacion generar
gestor gestion gesto gestante
grado grada
higiene higienista higienico
hilo hila
historia historiador
hombre hombro
hora horno
horario horaria
hospital hospitalidad
humano humanidad
identidad identico
importante importancia importacion importar
inclusivo incluso
indicador indice
instalador instalacion
instrumento instrumentista
integridad integrado integrante integrador
interno internado interna internista
investigador investigacion
junta junto
largo larga
letra letrado
libro libre libra
licenciado licencia licenciamiento
lista listo
llamada llama
llano llanta
local localidad
lomo loma
lote loto
luna lunes
manga mango
manto manta
manual manualidad
maquinista maquina
marca marco
masa mas
mayo maya
mayor mayorista
mecanico mecanismo
media medio
medico medicamento
mejora mejor
mental mentalidad
mercado merced
mesa mes
meta metro
mina mini minimo minuto minuta
moda modo modista
modelo modelista modelador modelado
molde moldura
monitor monitoreo
monte monto monta
motivo motivador
motorista motor
movil movilidad
negocio negociacion negociador
nombre nombrado
notaria notario nota
nuevo nueve
nutricion nutria
objetivo objeto
obra obrero
oficina oficinista
operador operacion opera operativo
oportunidad oportuno
orden ordeno ordenador ordenanza ordenado
organico organo organismo
organizador organizado organizacion
orientador orientado orientacion
palma palmo
palo pala
panadero panaderia
papa papel
particular particula
parto parte partida partir parti
pasante paso pasado
pasta pasto
pastor pastoreo
pata pato
pera pero
perfil perfilado
periodista periodo periodico
personal personalidad
pesa peso pesado
pescado pesca
pila pilo piloto
pina pino
piso pisa
planificador planificacion
planta plan plano
plata plato
plaza plazo
poder poda podar
pollo pollada
posicionamiento posicion
pozo poza
practicante practica practico
prensa prense
presa preso
presentador presentacion presente
proceso procesador
productor producto productividad produccion productivo
programador programa programacion
promotor promocion
proyectista proyecto proyector
publicista publicidad publico publicacion
puerto puerta
puesto puesta
punto punta puntual puntualidad
queja queso
ramo rama
rata rato
rayo raya
razonamiento razon
realizador realizar
recepcionista recepcion
receta receto
redactor redaccion
referente referencia
registrador registro
regular regulador
relacionista relacion relacionado
render rendir
residente residencia residuo
resto resta restaurante restaurador
rodillo rodilla
rosa roso
rueda ruedo
saco sac saca
sal sala salida salado
salon salona
salud saludo
seda sede
segundo segunda
seguro seguridad
sena senal
sereno serenidad
serie serio
sol solo solar solido
soldado soldador
sueldo suelda
suelo suela
suma sumo
talla taller tallado
tarea tareo
techo tech
tejido tejado teja
tela tele
telefono telefonista
terno terna
tienda tiendo
tierra tierno
tinta tinte
toma tomo
tono tona
top tope
torno torna
tramo trama
transporte transportista
trato trata
tutor tutorial tutoria
util utilidad
vaca vacuna vacuno vacunador
valle valla
vela velo
venta viento ventaja
verde verdad
via viaje vial
vida vidrio
vino vina
visa viso visita visto vista visitador
vivero viveres
volante volar
zapato zapata zapatero
`

/**
 * Terms of work whose words say something else apart, or are stop words ('sin experiencia'). Each is found as a whole: the name of its mark,
 * and how it is written, folded.
 */
export const WORK_TERMS: Readonly<Record<string, string>> = {
  remoto: `remoto | remota | home office | homeoffice | teletrabajo | trabajo remoto | trabajo desde casa | trabajar desde casa | desde casa | desde tu casa
    | desde mi casa | desde su casa | trabajo en casa | trabajo a distancia`,
  mediotiempo: `part time | part-time | parttime | medio tiempo | tiempo parcial | media jornada | jornada parcial | por horas | trabajo por horas`,
  tiempocompleto: 'full time | full-time | fulltime | tiempo completo | jornada completa',
  sinexperiencia: `sin experiencia | sin experiencia previa | no se requiere experiencia | no requiere experiencia | no necesitas experiencia | no se necesita experiencia
    | no es necesario experiencia | no es necesaria experiencia | primer empleo | primer trabajo | con o sin experiencia`,
  findesemana: 'fin de semana | fines de semana | sabados y domingos',
  turnonoche: `turno noche | turno de noche | turnos de noche | turno nocturno | turnos nocturnos | horario nocturno | de noche | por la noche | por las noches
    | turno amanecida | turno madrugada`,
  turnotarde: 'turno tarde | turno de tarde | turno de la tarde | por la tarde | por las tardes',
  turnomanana:
    'turno manana | turno de manana | turno de la manana | por la manana | por las mananas | turno dia | turno de dia | turno diurno',
  camaadentro: 'cama adentro | con cama adentro | puertas adentro',
  camaafuera: 'cama afuera | puertas afuera',
}
