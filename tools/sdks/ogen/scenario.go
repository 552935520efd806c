package main

import (
	"context"
	"fmt"
	"os"
	"strconv"
	"strings"

	ht "github.com/ogen-go/ogen/http"
	"github.com/ogen-go/ogen/ogenerrors"

	"scenario/sdk"
)

type login struct{}

func (login) Basic(context.Context, sdk.OperationName) (sdk.Basic, error) {
	return sdk.Basic{Username: os.Getenv("EMAIL"), Password: os.Getenv("API_KEY")}, nil
}

func (login) Session(context.Context, sdk.OperationName) (sdk.Session, error) {
	return sdk.Session{}, ogenerrors.ErrSkipClientSecurity
}

// expectType returns an error if a response is not the expected one.
func expectType[T any](response any, err error) (T, error) {
	answer, ok := response.(T)
	if err == nil && !ok {
		err = fmt.Errorf("got %T", response)
	}
	return answer, err
}

func channelMessage(channel, content string) *sdk.SendMessageRequest {
	return &sdk.SendMessageRequest{
		Type:    sdk.SentMessageTypeChannel,
		To:      sdk.NewOptSendMessageRequestTo(sdk.NewStringSendMessageRequestTo(channel)),
		Topic:   sdk.NewOptString("hello"),
		Content: content,
	}
}

func main() {
	ctx := context.Background()
	client, err := sdk.NewClient(os.Getenv("API_URL"), login{})
	if err != nil {
		panic(err)
	}
	var ownId int64
	var queueId string
	var messageId int64

	send := func(request *sdk.SendMessageRequest) (int64, error) {
		response, err := client.SendMessage(ctx, request, sdk.SendMessageParams{})
		sent, err := expectType[*sdk.SendMessageResult](response, err)
		if err != nil {
			return 0, err
		}
		return sent.ID, nil
	}

	step("server settings", func() error {
		response, err := client.GetServerSettings(ctx)
		settings, err := expectType[*sdk.GetServerSettingsResult](response, err)
		if err != nil {
			return err
		}
		return expect(settings.ZulipFeatureLevel > 0, true)
	})

	step("own user", func() error {
		response, err := client.GetOwnUser(ctx)
		user, err := expectType[*sdk.GetOwnUserResult](response, err)
		if err != nil {
			return err
		}
		ownId = user.UserID
		return expect(user.Role, sdk.Role100)
	})

	step("subscribe to a new channel", func() error {
		channel := sdk.ChannelToJoin{Name: "sdks", Description: sdk.NewOptString("Tried by SDKs")}
		body := &sdk.CreateSubscriptionsRequest{Subscriptions: []sdk.ChannelToJoin{channel}}
		response, err := client.CreateSubscriptions(ctx, body, sdk.CreateSubscriptionsParams{})
		joined, err := expectType[*sdk.CreateSubscriptionsResult](response, err)
		if err != nil {
			return err
		}
		return expect(joined.Subscribed[os.Getenv("EMAIL")], []string{"sdks"})
	})

	step("register a queue", func() error {
		body := sdk.RegisterQueueRequest{EventTypes: []string{"message"}}
		response, err := client.RegisterQueue(ctx, sdk.NewOptRegisterQueueRequest(body))
		queue, err := expectType[*sdk.RegisterQueueResult](response, err)
		if err != nil {
			return err
		}
		queueId = queue.QueueID
		return expect(queueId != "", true)
	})

	step("send a channel message", func() error {
		messageId, err = send(channelMessage("sdks", "Hello, **SDK**"))
		return err
	})

	step("send a direct message", func() error {
		recipients := sdk.NewRecipientIdsSendMessageRequestTo([]int64{ownId})
		_, err := send(&sdk.SendMessageRequest{
			Type:    sdk.SentMessageTypeDirect,
			To:      sdk.NewOptSendMessageRequestTo(recipients),
			Content: "Note to self",
		})
		return err
	})

	step("get the message event", func() error {
		params := sdk.GetEventsParams{QueueID: sdk.NewOptString(queueId), LastEventID: sdk.NewOptInt64(-1)}
		response, err := client.GetEvents(ctx, params)
		received, err := expectType[*sdk.GetEventsResult](response, err)
		if err != nil {
			return err
		}
		var contents []string
		for _, event := range received.Events {
			if message, ok := event.GetMessageEvent(); ok {
				contents = append(contents, message.Message.Content)
			}
		}
		return expect(contents, []string{"Hello, **SDK**", "Note to self"})
	})

	step("get messages with a narrow", func() error {
		response, err := client.ListMessages(ctx, sdk.ListMessagesParams{
			Anchor:        sdk.NewOptString(strconv.FormatInt(messageId, 10)),
			NumAfter:      5,
			Narrow:        sdk.NewOptString(`[{"operator": "channel", "operand": "sdks"}]`),
			ApplyMarkdown: sdk.NewOptBool(false),
		})
		found, err := expectType[*sdk.ListMessagesResult](response, err)
		if err != nil {
			return err
		}
		if len(found.Messages) != 1 {
			return fmt.Errorf("got %d messages", len(found.Messages))
		}
		return expect(found.Messages[0].ID, messageId)
	})

	step("large anchor", func() error {
		params := sdk.ListMessagesParams{Anchor: sdk.NewOptString("10000000000000000"), NumBefore: 1}
		response, err := client.ListMessages(ctx, params)
		found, err := expectType[*sdk.ListMessagesResult](response, err)
		if err != nil {
			return err
		}
		return expect(found.Anchor, 10_000_000_000_000_000)
	})

	step("star a message", func() error {
		body := &sdk.UpdateMessageFlagsRequest{Messages: []int64{messageId}, Op: "add", Flag: "starred"}
		response, err := client.UpdateMessageFlags(ctx, body, sdk.UpdateMessageFlagsParams{})
		changed, err := expectType[*sdk.UpdateMessageFlagsResult](response, err)
		if err != nil {
			return err
		}
		return expect(changed.Messages, []int64{messageId})
	})

	step("add a reaction", func() error {
		params := sdk.CreateReactionParams{MessageID: messageId}
		response, err := client.CreateReaction(ctx, &sdk.CreateReactionRequest{EmojiName: "tada"}, params)
		_, err = expectType[*sdk.SuccessResponse](response, err)
		return err
	})

	step("upload a file", func() error {
		file := ht.MultipartFile{Name: "notes.txt", File: strings.NewReader("Some notes")}
		body := &sdk.UploadFileRequestMultipart{Filename: file}
		response, err := client.UploadFile(ctx, body, sdk.UploadFileParams{})
		uploaded, err := expectType[*sdk.UploadFileResult](response, err)
		if err != nil {
			return err
		}
		return expect(uploaded.Filename, "notes.txt")
	})

	step("update settings", func() error {
		body := sdk.UpdateSettingsRequest{TwentyFourHourTime: sdk.NewOptBool(true)}
		response, err := client.UpdateSettings(ctx, sdk.NewOptUpdateSettingsRequest(body), sdk.UpdateSettingsParams{})
		_, err = expectType[*sdk.UpdateSettingsResult](response, err)
		return err
	})

	step("create a user group", func() error {
		body := &sdk.CreateUserGroupRequest{Name: "sdk-makers", Description: "Makers", Members: []int64{ownId}}
		response, err := client.CreateUserGroup(ctx, body, sdk.CreateUserGroupParams{})
		group, err := expectType[*sdk.CreateUserGroupResult](response, err)
		if err != nil {
			return err
		}
		return expect(group.GroupID > 0, true)
	})

	step("error with its code", func() error {
		request := channelMessage("no such channel", "Hello")
		response, err := client.SendMessage(ctx, request, sdk.SendMessageParams{})
		refused, err := expectType[*sdk.SendMessageBadRequestErrorHeaders](response, err)
		if err != nil {
			return err
		}
		return expect(refused.Response.Code, sdk.ErrorCodeSTREAMDOESNOTEXIST)
	})

	step("delete the queue", func() error {
		response, err := client.DeleteQueue(ctx, sdk.DeleteQueueParams{QueueID: queueId})
		_, err = expectType[*sdk.SuccessResponse](response, err)
		return err
	})
}
