import java.io.File
import kotlin.system.exitProcess
import okhttp3.MultipartBody
import okhttp3.RequestBody.Companion.asRequestBody
import org.openapitools.client.apis.*
import org.openapitools.client.infrastructure.ApiClient
import org.openapitools.client.infrastructure.Serializer
import org.openapitools.client.models.*
import org.openapitools.client.models.Error
import retrofit2.Call

fun connect(): ApiClient {
    // The server refuses null for absent parameters. Clients take over the configuration when they are created.
    Serializer.kotlinxSerializationJsonConfiguration = { explicitNulls = false }
    return ApiClient(
        baseUrl = System.getenv("API_URL"),
        authName = "basic",
        username = System.getenv("EMAIL"),
        password = System.getenv("API_KEY"),
    )
}

val client = connect()
val messages = client.createService(MessagesApi::class.java)
val events = client.createService(EventsApi::class.java)

var ownId = 0L
var queueId = ""
var messageId = 0L

fun step(name: String, run: () -> Unit) {
    try {
        run()
        println("ok $name")
    } catch (error: Throwable) {
        println("failed $name: ${error.toString().lines().first()}")
    }
}

fun check(holds: Boolean, actual: Any?) {
    if (!holds) throw AssertionError("got $actual")
}

fun <Result> Call<Result>.result(): Result {
    val response = execute()
    return response.body() ?: throw AssertionError(response.errorBody()?.string())
}

fun channelMessage(channel: String, content: String) =
    SendMessageRequest(
        type = SentMessageType.CHANNEL,
        to = SendMessageRequestTo.StringValue(channel),
        topic = "hello",
        content = content,
    )

fun main() {
    step("server settings") {
        val settings = client.createService(OrganizationApi::class.java).getServerSettings().result()
        check(settings.zulipFeatureLevel > 0, settings)
    }

    step("own user") {
        val user = client.createService(UsersApi::class.java).getOwnUser().result()
        check(user.role == Role.OWNER, user.role)
        ownId = user.userId
    }

    step("subscribe to a new channel") {
        val channel = ChannelToJoin(name = "sdks", description = "Tried by SDKs")
        val request = CreateSubscriptionsRequest(subscriptions = listOf(channel))
        val response = client.createService(ChannelsApi::class.java).createSubscriptions(request).result()
        check(response.subscribed.containsValue(listOf("sdks")), response)
    }

    step("register a queue") {
        queueId = events.registerQueue(RegisterQueueRequest(eventTypes = listOf("message"))).result().queueId
        check(queueId.isNotEmpty(), queueId)
    }

    step("send a channel message") {
        messageId = messages.sendMessage(channelMessage("sdks", "Hello, **SDK**")).result().id
        check(messageId > 0, messageId)
    }

    step("send a direct message") {
        val request =
            SendMessageRequest(
                type = SentMessageType.DIRECT,
                to = SendMessageRequestTo.ListLongValue(listOf(ownId)),
                content = "Note to self",
            )
        check(messages.sendMessage(request).result().id > messageId, request)
    }

    step("get the message event") {
        val received = events.getEvents(queueId = queueId, lastEventId = -1).result().events
        val contents = received.filterIsInstance<Event.MessageEventValue>().map { it.value.message.content }
        check(contents == listOf("Hello, **SDK**", "Note to self"), contents)
    }

    step("get messages with a narrow") {
        val narrow = """[{"operator": "channel", "operand": "sdks"}]"""
        val anchor = messageId.toString()
        val found =
            messages
                .listMessages(0, 5, anchor = anchor, narrow = narrow, applyMarkdown = false)
                .result()
                .messages
        check(found.map { it.id } == listOf(messageId), found)
    }

    step("large anchor") {
        val response = messages.listMessages(1, 0, anchor = "10000000000000000").result()
        check(response.anchor == 10_000_000_000_000_000, response.anchor)
    }

    step("star a message") {
        val request = UpdateMessageFlagsRequest(messages = listOf(messageId), op = "add", flag = "starred")
        val changed = messages.updateMessageFlags(request).result().messages
        check(changed == listOf(messageId), changed)
    }

    step("add a reaction") {
        val response = messages.createReaction(messageId, CreateReactionRequest(emojiName = "tada")).result()
        check(response.msg.isEmpty(), response)
    }

    step("upload a file") {
        val file = File("notes.txt").apply { writeText("Some notes") }
        val part = MultipartBody.Part.createFormData("filename", file.name, file.asRequestBody())
        val response = client.createService(AttachmentsApi::class.java).uploadFile(part).result()
        check(response.filename == "notes.txt", response)
    }

    step("update settings") {
        val request = UpdateSettingsRequest(twentyFourHourTime = true)
        val settings = client.createService(SettingsApi::class.java)
        val response = settings.updateSettings(updateSettingsRequest = request).result()
        check(response.msg.isEmpty(), response)
    }

    step("create a user group") {
        val request = CreateUserGroupRequest("sdk-makers", "Makers of SDKs", listOf(ownId))
        val groups = client.createService(UserGroupsApi::class.java)
        val response = groups.createUserGroup(request).result()
        check(response.groupId > 0, response)
    }

    step("error with its code") {
        val response = messages.sendMessage(channelMessage("no such channel", "Hello")).execute()
        val text = response.errorBody()!!.string()
        val error = Serializer.kotlinxSerializationJson.decodeFromString<Error>(text)
        check(error.code == ErrorCode.STREAM_DOES_NOT_EXIST, error)
    }

    step("delete the queue") {
        val response = events.deleteQueue(queueId).result()
        check(response.msg.isEmpty(), response)
    }

    exitProcess(0)
}
