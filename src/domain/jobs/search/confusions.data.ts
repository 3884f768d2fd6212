/**
 * Words that the stemmer takes for one, though they mean different things: each line is such a group. The index has each of them also by
 * itself, and a search for one asks for that. Folded, singular; 'auditor' stands for 'auditora' too. Found by comparing the stems of the
 * words of real ads, and judged by hand.
 */
export const CONFUSED_WORDS = `
acta acto
administrador administracion administrativo
ambiente ambiental
ambulante ambulancia
animador animado
artista articulo
asistente asistencia
auditor auditorio auditoria
ayudante ayuda ayudar
banano bano
banca banco
barra barro
boleto boleta
bolsa bolso
bordador bordado borda bordo
cabina cabino
caldera caldero
calle call callo
camara cama camaron camarero
cantante canto canta
capa cap capital
capacitador capacitacion
cargo carga cargador
carne carnet
carta carto
casa caso
cera cero
cinta cinto
cobre cobro
codigo code
cola colada
comunicador comunidad comun comunicacion
conducta conducto
consultor consultorio consultoria
contador contado contar
contratista contrato contratacion
copa copo
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
derecho derecha
desarrollador desarrollo
digitador digital digitar
director directo directorio direccion
disco disc
educador educativo educacion
efectivo efecto
empleo empleado empleador
entrenador entrenamiento
escala escalera
especialista especial
estilista estilo
evaluador evaluacion
firma firme
fondo fonda
formador formacion formato formal
fruta fruto
gasa gas
gasto gasta
general genero generador generacion generar
gestor gestion gesto gestante
grado grada
hilo hila
hora horno
horario horaria
importante importancia importacion importar
instalador instalacion
interno internado interna
investigador investigacion
junta junto
largo larga
letra letrado
libro libre libra
lista listo
llano llanta
lomo loma
luna lunes
manga mango
manto manta
maquinista maquina
marca marco
masa mas
mayor mayorista
media medio
medico medicamento
mesa mes
meta metro
mina mini minimo minuto minuta
moda modo modista
modelo modelista modelador
molde moldura
monitor monitoreo
monte monto monta
motorista motor
negocio negociacion negociador
notaria notario nota
nutricion nutria
obra obrero
operador operacion opera operativo
orden ordeno ordenador ordenanza ordenado
organizador organizado organizacion
orientador orientado orientacion
palma palmo
palo pala
panadero panaderia
papa papel
parto parte partida partir parti
pasante paso pasado
pasta pasto
pastor pastoreo
pata pato
pera pero
periodista periodo periodico
pesa peso pesado
pescado pesca
pila pilo piloto
pina pino
piso pisa
planificador planificacion
planta plan plano
plata plato
plaza plazo
pollo pollada
pozo poza
practicante practica practico
prensa prense
presa preso
presentador presentacion presente
productor producto productividad produccion
programador programa programacion
promotor promocion
proyectista proyecto proyector
publicista publicidad publico publicacion
puerto puerta
puesto puesta
punto punta puntual
queja queso
ramo rama
rata rato
rayo raya
realizador realizar
recepcionista recepcion
receta receto
redactor redaccion
registrador registro
relacionista relacion relacionado
residente residencia residuo
resto resta restaurante restaurador
rodillo rodilla
rosa roso
rueda ruedo
saco sac saca
sal sala salida salado
salon salona
seda sede
segundo segunda
seguro seguridad
sena senal
serie serio
sol solo solar solido
sueldo suelda
suelo suela
suma sumo
talla taller
tarea tareo
techo tech
tela tele
terno terna
tienda tiendo
tierra tierno
tinta tinte
toma tomo
tono tona
torno torna
tramo trama
trato trata
tutor tutorial tutoria
vaca vacuna
vela velo
venta viento ventaja
via viaje vial
vida vidrio
vino vina
visa viso visita visto
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
